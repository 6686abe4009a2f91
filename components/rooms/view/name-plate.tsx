import { Fragment, type CSSProperties } from 'react';
import { nameFace } from '@/components/ui/name-face';
import { nameWidths, splitForLines } from './name-width';

export function NamePlate({ name }: { name: string }) {
  const [one, two, three] = nameWidths(name);
  const widths = { '--one': one.toFixed(2), '--two': two.toFixed(2), '--three': three.toFixed(2) };
  return (
    <bdi title={name} style={widths as CSSProperties} className={`name-plate ${nameFace(name)}`}>
      {splitForLines(name).map((pieces, index, words) => {
        if (words.length === 1 || pieces.length === 1) return <Pieces key={index} of={pieces} />;
        return (
          <Fragment key={index}>
            <span>
              <Pieces of={pieces.map((piece) => piece.trimEnd())} />
            </span>
            {pieces.at(-1)!.endsWith(' ') && ' '}
          </Fragment>
        );
      })}
    </bdi>
  );
}

/** CSS generates the soft hyphens of a pupil's name, so that a copied name contains no soft hyphens. */
const Pieces = ({ of: pieces }: { of: string[] }) =>
  pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <i />}
      {piece}
    </Fragment>
  ));

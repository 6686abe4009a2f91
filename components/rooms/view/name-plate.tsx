import { Fragment, type CSSProperties } from 'react';
import { nameWidths, splitForLines } from './name-width';

const softHyphen = '\u00ad';

/**
 * A name on a desk of a `RoomGrid`: as large as the desk allows, and never cut off. Where whole words would be too small to
 * read, they are hyphenated.
 */
export function NamePlate({ name }: { name: string }) {
  const [one, two, three] = nameWidths(name);
  const widths = { '--one': one.toFixed(2), '--two': two.toFixed(2), '--three': three.toFixed(2) };
  return (
    <bdi title={name} style={widths as CSSProperties} className="name-plate">
      {splitForLines(name).map((pieces, index, words) => {
        const text = pieces.join(softHyphen);
        if (words.length === 1 || pieces.length === 1)
          return <Fragment key={index}>{text}</Fragment>;
        // A word of its own, which a browser hyphenates only where it is wider than a line.
        return (
          <Fragment key={index}>
            <span>{text.trimEnd()}</span>
            {text.endsWith(' ') && ' '}
          </Fragment>
        );
      })}
    </bdi>
  );
}

import { Fragment, type CSSProperties } from 'react';
import { nameWidths, splitForLines } from './name-width';

/**
 * A name on a desk of a `RoomGrid`: as large as the desk allows. A name that would be too small to read is broken, and
 * in the end cut off; the desk's text for screen readers has all of it.
 */
export function NamePlate({ name }: { name: string }) {
  const [one, two, three] = nameWidths(name);
  const widths = { '--one': one.toFixed(2), '--two': two.toFixed(2), '--three': three.toFixed(2) };
  return (
    <bdi title={name} style={widths as CSSProperties} className="name-plate">
      {splitForLines(name).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}

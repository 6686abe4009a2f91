/** The sides on which the same stands on the next cell, as bits. */
export const joins = { top: 1, right: 2, bottom: 4, left: 8 } as const;

const inset = 0.07;
const radius = 0.2;

/** The outline of a thing in a cell of size 1: rounded at free corners, up to the next cell where it is pushed against it. */
function drawPath(mask: number): string {
  const free = (bit: number) => (mask & bit ? 0 : 1);
  const [top, right, bottom, left] = [joins.top, joins.right, joins.bottom, joins.left].map(free);
  const [x0, y0] = [inset * left!, inset * top!];
  const [x1, y1] = [1 - inset * right!, 1 - inset * bottom!];
  const [a, b] = [radius * top! * left!, radius * top! * right!];
  const [c, d] = [radius * bottom! * right!, radius * bottom! * left!];
  const arc = (r: number, dx: number, dy: number) =>
    r ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '';
  return [
    `M${x0 + a} ${y0}H${x1 - b}`,
    arc(b, 1, 1),
    `V${y1 - c}`,
    arc(c, -1, 1),
    `H${x0 + d}`,
    arc(d, -1, -1),
    `V${y0 + a}`,
    arc(a, 1, -1),
    'Z',
  ].join('');
}

const paths = Array.from({ length: 16 }, (_, mask) => drawPath(mask));

/** The outline for a set of `joins`. */
export const joinedPath = (mask: number): string => paths[mask & 15]!;

export const joins = {
  top: 1,
  right: 2,
  bottom: 4,
  left: 8,
  topRight: 16,
  bottomRight: 32,
  bottomLeft: 64,
  topLeft: 128,
} as const;

const inset = 0.07;
const radius = 0.2;

const corners = [
  [joins.top, joins.right, joins.topRight],
  [joins.right, joins.bottom, joins.bottomRight],
  [joins.bottom, joins.left, joins.bottomLeft],
  [joins.left, joins.top, joins.topLeft],
] as const;

const points = [
  [1, 0, 1, 0],
  [1, 1, 0, 1],
  [0, 1, -1, 0],
  [0, 0, 0, -1],
] as const;

function drawCorner(mask: number, index: number): string {
  const [before, after, across] = corners[index]!;
  const [x, y, right, down] = points[index]!;
  const isBefore = (mask & before) > 0;
  const isAfter = (mask & after) > 0;
  const at = (back: number, into: number) =>
    `${round(x - right * back - down * into)} ${round(y - down * back + right * into)}`;
  const [a, b] = [isAfter ? 0 : inset, isBefore ? 0 : inset];
  if (!isBefore && !isAfter) {
    return `${at(inset + radius, inset)}A${radius} ${radius} 0 0 1 ${at(inset, inset + radius)}`;
  }
  if (isBefore && isAfter && !(mask & across)) {
    return `${at(inset, 0)}L${at(inset, inset)}L${at(0, inset)}`;
  }
  return at(a, b);
}

const round = (value: number) => Math.round(value * 1000) / 1000;

const drawPath = (mask: number) =>
  `M${corners.map((_, index) => drawCorner(mask, index)).join('L')}Z`;

const paths = new Map<number, string>();

export function joinedPath(mask: number): string {
  const path = paths.get(mask) ?? drawPath(mask);
  paths.set(mask, path);
  return path;
}

import { joinedPath, joins } from './joined-path';

/** Returns the least and greatest coordinates of a path, horizontally and vertically. */
function extent(path: string) {
  // Radii and flags of arcs are removed, because they are no coordinates.
  const numbers = path
    .replace(/A[\d.]+ [\d.]+ 0 0 1 /g, 'L')
    .match(/[\d.]+/g)!
    .map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

it('the outline of a desk without neighbours has a margin and four round corners', () => {
  expect(extent(joinedPath(0))).toEqual([0.07, 0.07, 0.93, 0.93]);
  expect(joinedPath(0).match(/A/g)).toHaveLength(4);
});

it.each([
  ['left', joins.left, [0, 0.07, 0.93, 0.93]],
  ['top', joins.top, [0.07, 0, 0.93, 0.93]],
  ['right', joins.right, [0.07, 0.07, 1, 0.93]],
  ['bottom', joins.bottom, [0.07, 0.07, 0.93, 1]],
] as const)(
  'the outline of a desk has square corners on the %s side, where it touches a neighbouring desk',
  (_, mask, expected) => {
    expect(extent(joinedPath(mask))).toEqual(expected);
    expect(joinedPath(mask).match(/A/g)).toHaveLength(2);
  },
);

it('the outline of a desk with neighbours above and to the right has a notch if the top right cell has no desk', () => {
  const corner = '0.93 0.07';
  expect(joinedPath(joins.top | joins.right)).toContain(corner);
  expect(joinedPath(joins.top | joins.right | joins.topRight)).not.toContain(corner);
});

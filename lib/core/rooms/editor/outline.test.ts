import { outlinePath, slantedWalls } from './outline';
import { drawingFrom } from './testing/sketch';

/** The corners of each line, sorted, so that the first corner of a line does not matter. */
const corners = (sketch: string) =>
  outlinePath(drawingFrom(sketch))
    .split('Z')
    .filter(Boolean)
    .map((line) => line.slice(1).split('L').sort().join(', '));

it.each([
  ['the bounding box of all cells', 'd.. ..T', ['0 0, 0 2, 3 0, 3 2']],
  ['an L-shaped floor', 'dxx dxx ddd', ['0 0, 0 3, 1 0, 1 2, 3 2, 3 3']],
  ['a T-shaped floor', 'ddddd xxdxx xxdxx', ['0 0, 0 1, 2 1, 2 3, 3 1, 3 3, 5 0, 5 1']],
  [
    'a slanted corner of several steps',
    'dddxx ddddx ddddd ddddd',
    ['0 0, 0 4, 3 0, 4 1, 5 2, 5 4'],
  ],
  ['a corner cut by one cell', 'xddd dddd dddd', ['0 1, 0 3, 1 0, 4 0, 4 3']],
  ['a niche of one cell', 'dxd ddd', ['0 0, 0 2, 1 0, 1 1, 2 0, 2 1, 3 0, 3 2']],
  ['a yard within the room', 'ddd dxd ddd', ['0 0, 0 3, 3 0, 3 3', '1 1, 1 2, 2 1, 2 2']],
  ['a single cell', 'd', ['0 0, 0 1, 1 0, 1 1']],
])(
  'the outline of a room follows the shape of its floor: it surrounds %s',
  (_, sketch, expected) => {
    expect(corners(sketch)).toEqual(expected);
  },
);

it('the outline of a room without floor is empty', () => {
  expect(outlinePath(drawingFrom(''))).toBe('');
  expect(outlinePath(drawingFrom('xx'))).toBe('');
});

it('slantedWalls finds the cells at the steps of a slanted corner', () => {
  expect([...slantedWalls(drawingFrom('dddxx ddddx ddddd ddddd'))]).toEqual([['1,3', 45]]);
  expect([...slantedWalls(drawingFrom('ddddd ddddd xdddd xxddd'))]).toEqual([['2,1', 225]]);
  expect([...slantedWalls(drawingFrom('xddd dddd dddd'))]).toEqual([]);
});

import { outlinePath, slantedWalls } from './outline';
import { drawingFrom } from './testing/sketch';

/** The corners of each line, sorted, so that it does not matter where a line begins. */
const corners = (sketch: string) =>
  outlinePath(drawingFrom(sketch))
    .split('Z')
    .filter(Boolean)
    .map((line) => line.slice(1).split('L').sort().join(', '));

it.each([
  ['the box around everything', 'd.. ..T', ['0 0, 0 2, 3 0, 3 2']],
  ['an L', 'dxx dxx ddd', ['0 0, 0 3, 1 0, 1 2, 3 2, 3 3']],
  ['a T', 'ddddd xxdxx xxdxx', ['0 0, 0 1, 2 1, 2 3, 3 1, 3 3, 5 0, 5 1']],
  [
    'a slanted corner of several steps',
    'dddxx ddddx ddddd ddddd',
    ['0 0, 0 4, 3 0, 4 1, 5 2, 5 4'],
  ],
  ['a corner cut by one cell', 'xddd dddd dddd', ['0 1, 0 3, 1 0, 4 0, 4 3']],
  ['a niche of one cell, which is no stair', 'dxd ddd', ['0 0, 0 2, 1 0, 1 1, 2 0, 2 1, 3 0, 3 2']],
  ['a yard within the room', 'ddd dxd ddd', ['0 0, 0 3, 3 0, 3 3', '1 1, 1 2, 2 1, 2 2']],
  ['a single cell', 'd', ['0 0, 0 1, 1 0, 1 1']],
])('the wall goes around %s', (_, sketch, expected) => {
  expect(corners(sketch)).toEqual(expected);
});

it('there is no wall where there is no floor', () => {
  expect(outlinePath(drawingFrom(''))).toBe('');
  expect(outlinePath(drawingFrom('xx'))).toBe('');
});

it('a slanted wall passes in the corner of the cells at its steps', () => {
  expect([...slantedWalls(drawingFrom('dddxx ddddx ddddd ddddd'))]).toEqual([['1,3', 45]]);
  expect([...slantedWalls(drawingFrom('ddddd ddddd xdddd xxddd'))]).toEqual([['2,1', 225]]);
  expect([...slantedWalls(drawingFrom('xddd dddd dddd'))]).toEqual([]);
});

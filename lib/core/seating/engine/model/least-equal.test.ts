import { drawRoom } from '../testing/position';
import { prepareGrid } from './grid';
import { leastEqual } from './least-equal';

describe('leastEqual', () => {
  it.each([
    ['two pairs', ['##.##'], [0, 0, 0, 1, 2]],
    ['a table of four', ['##', '##'], [0, 0, 0, 2, 4]],
    ['single desks', ['#.#.#'], [0, 0, 0, 0]],
    ['a pair and a row of three', ['##.###'], [0, 0, 0, 0, 1, 3]],
  ])(
    'returns the fewest neighbour pairs with the same coloured mark for each number of pupils with this mark: %s',
    (_, lines, expected) => {
      expect(leastEqual(prepareGrid(drawRoom(lines)))).toEqual(expected);
    },
  );

  it('returns a lower bound for the neighbour pairs with the same coloured mark at a table of twelve desks', () => {
    const least = leastEqual(prepareGrid(drawRoom(['####', '####', '####'])));
    expect(least.slice(5, 9)).toEqual([0, 0, 1, 2]);
  });
});

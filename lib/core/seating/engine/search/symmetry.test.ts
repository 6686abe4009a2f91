import { Symmetry } from './symmetry';
import { condition, preparePosition } from '../testing/position';

const apart = [condition('apart', 'AB')];
const alike = (
  { model }: ReturnType<typeof preparePosition>,
  desk: number,
  ...tried: number[]
): number[] =>
  new Symmetry(model)
    .alike(
      desk,
      tried.map((at) => ({ desk: at })),
    )
    .sort((a, b) => a - b);

describe('the search for interchangeable desks', () => {
  it('treats all desks of equal tables for two as interchangeable before the search tries a pupil', () => {
    const pairs = preparePosition(['##.##', '.....', '##.##'], apart);
    expect(alike(pairs, 5)).toEqual([0, 1, 2, 3, 4, 6, 7]);
  });

  it('does not treat a table as interchangeable with other tables once the search has tried a pupil at that table', () => {
    const pairs = preparePosition(['##.##.##'], apart);
    expect(alike(pairs, 2, 0)).toEqual([3, 4, 5]);
    expect(alike(pairs, 1, 0)).toEqual([]);
  });

  it('does not treat tables of different shapes as interchangeable', () => {
    const mixed = preparePosition(['##.#.##'], apart);
    expect(alike(mixed, 0)).toEqual([1, 3, 4]);
    expect(alike(mixed, 2)).toEqual([]);
  });

  it('does not treat desks that are allowed for different pupils as interchangeable', () => {
    const zones = preparePosition(
      ['##.##', '.....', '##.##', '.....', '##.##'],
      [condition('front', 'A')],
    );
    expect(alike(zones, 0)).toEqual([1, 2, 3]);
    expect(alike(zones, 4)).toEqual([5, 6, 7, 8, 9, 10, 11]);
  });

  it('treats desks as interchangeable if turning or mirroring their table exchanges them', () => {
    const row = preparePosition(['###'], apart);
    expect(alike(row, 0)).toEqual([2]);
    expect(alike(row, 1)).toEqual([]);
    const square = preparePosition(['###', '###', '###'], apart);
    expect(alike(square, 0)).toEqual([2, 6, 8]);
    expect(alike(square, 1)).toEqual([3, 5, 7]);
    expect(alike(square, 1, 0)).toEqual([3]);
  });

  it('treats the desks of a table of four as interchangeable unless a condition is about neighbours', () => {
    const four = preparePosition(['##', '##'], apart);
    expect(alike(four, 1, 0)).toEqual([2, 3]);
    const block = preparePosition(['##', '##'], [condition('together', 'ABC')]);
    expect(alike(block, 1, 0)).toEqual([2]);
  });
});

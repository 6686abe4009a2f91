import type { Seating } from '@/lib/core/conditions/condition';
import {
  addSuggestions,
  findSuggestion,
  fittingSuggestions,
  type Suggestion,
} from './suggestion-list';

/** Pupils by letter, in a row. */
const row = (order: string): Seating =>
  Object.fromEntries([...order].map((pupil, col) => [pupil, { row: 0, col }]));
let ids = 0;
const add = (list: Suggestion[], maps: string[], isOwn = false) =>
  addSuggestions(list, maps.map(row), isOwn, () => `id${(ids += 1)}`);
const numbers = (list: Suggestion[]) => list.map(({ number }) => number);

describe('the list of suggestions', () => {
  it('has the newest batch first, and keeps the order of the suggestions within each batch', () => {
    const list = add(add([], ['ABC', 'BCA']), ['CAB', 'ACB']);
    expect(numbers(list)).toEqual([3, 4, 1, 2]);
    expect(new Set(list.map(({ id }) => id)).size).toBe(4);
  });

  it('never contains the same map twice, even if its pupils are listed in another order', () => {
    const list = add([], ['ABC']);
    const again = addSuggestions(list, [{ C: { row: 0, col: 2 }, ...row('AB') }], true, () => '');
    expect(again).toEqual(list);
    expect(findSuggestion(list, row('AB'))).toBeUndefined();
  });

  it('drops the oldest suggestions without reusing a number', () => {
    const orders = Array.from({ length: 20 }, (_, index) => letters(index));
    const list = orders.reduce<Suggestion[]>((before, order) => add(before, [order]), []);
    expect(numbers(list)).toEqual(Array.from({ length: 16 }, (_, index) => 20 - index));
  });

  it('omits maps with a missing pupil or an unavailable desk', () => {
    const list = add([], ['ABC', 'CAB', 'ABG']);
    const emptyDesks = [{ row: 0, col: 0 }];
    const desks = [0, 1, 2].map((col) => ({ row: 0, col }));
    const fitting = (known: string, empty: typeof emptyDesks, of = desks) => {
      const layout = { desks: of, marks: [], boardSide: 'top' as const };
      return numbers(fittingSuggestions(list, { emptyDesks: empty, layout }, new Set(known)));
    };
    expect(fitting('ABCG', [])).toEqual([1, 2, 3]);
    expect(fitting('ABC', [])).toEqual([1, 2]);
    expect(fitting('ABCG', emptyDesks)).toEqual([]);
    expect(fitting('ABCG', [], desks.slice(1))).toEqual([]);
  });

  it('tells which of its maps were made by hand', () => {
    expect(add(add([], ['ABC']), ['CBA'], true).map(({ isOwn }) => isOwn)).toEqual([true, false]);
  });
});

const letters = (index: number) =>
  `${String.fromCharCode(65 + index)}${String.fromCharCode(97 + index)}`;

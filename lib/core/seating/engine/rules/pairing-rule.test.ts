import type { Condition } from '@/lib/core/conditions/condition';
import { findUnpaired } from './pairing-rule';
import { condition, preparePosition } from '../testing/position';

/** Each of the pupils A, B and C must sit apart from each of the pupils D, E and F. */
const circles = [...'ABC'].flatMap((a) => [...'DEF'].map((b) => condition('apart', a + b)));
const suffice = (...lines: string[]) =>
  findUnpaired(preparePosition(lines, circles).model) === undefined;

describe('findUnpaired', () => {
  it('finds unpaired pupils at three tables of two when three pupils must all sit apart from three others', () => {
    expect(suffice('##.##.##')).toBe(false);
  });

  it('finds no unpaired pupils when three pupils must all sit apart from three others, but two pupils can sit alone', () => {
    expect(suffice('##.##.#.#')).toBe(true);
    expect(suffice('##.##.##.##')).toBe(true);
  });

  it('treats former neighbours as pupils who must sit apart', () => {
    const lines = ['##.##'];
    const met = { A: 'B', B: 'A', C: 'D', D: 'C' };
    const left = preparePosition(lines, [], { others: 'ABCD', formerNeighbours: met });
    expect(findUnpaired(left.model)).toBeUndefined();
    const all = { A: 'BCD', B: 'A', C: 'A', D: 'A' };
    const none = preparePosition(lines, [], { others: 'ABCD', formerNeighbours: all });
    expect(findUnpaired(none.model)).toBeDefined();
  });

  it('returns all five pupils when three pupils want the same two neighbours', () => {
    const wanting = [...'ABC'].map((pupil): Condition => ({
      id: pupil,
      type: 'besideOne',
      pupil,
      others: ['E', 'F'],
    }));
    const { model, group } = preparePosition(['##.##.##.##'], wanting, { others: 'GH' });
    expect(findUnpaired(model)?.sort()).toEqual([...group('ABCEF')].sort());
    const two = preparePosition(['##.##.##.##'], wanting.slice(1), { others: 'AGH' });
    expect(findUnpaired(two.model)).toBeUndefined();
  });

  it('does not pair pupils who can only sit at different tables', () => {
    const room = ['##', '..', '##', '..', '##'];
    const wanted: Condition = { id: '0', type: 'besideOne', pupil: 'A', others: ['B', 'C'] };
    const places = [condition('front', 'A'), condition('back', 'BC')];
    const { model } = preparePosition(room, [wanted, ...places]);
    expect(findUnpaired(model)).toBeDefined();
  });

  it('finds no unpaired pupils in a room whose tables have more than two desks', () => {
    expect(suffice('###.###')).toBe(true);
  });
});

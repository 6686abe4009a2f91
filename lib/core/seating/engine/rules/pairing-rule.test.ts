import { pairsSuffice } from './pairing-rule';
import { condition, preparePosition } from '../testing/position';

/** Two circles of three who do not mix. */
const circles = [...'ABC'].flatMap((a) => [...'DEF'].map((b) => condition('apart', a + b)));
const suffice = (...lines: string[]) => pairsSuffice(preparePosition(lines, circles).model);

describe('pairsSuffice', () => {
  it('refuses two circles of three who do not mix in three pairs', () => {
    expect(suffice('##.##.##')).toBe(false);
  });

  it('allows them where two may sit alone', () => {
    expect(suffice('##.##.#.#')).toBe(true);
    expect(suffice('##.##.##.##')).toBe(true);
  });

  it('counts those who have been neighbours as kept apart', () => {
    const lines = ['##.##'];
    const met = { A: 'B', B: 'A', C: 'D', D: 'C' };
    const left = preparePosition(lines, [], { others: 'ABCD', formerNeighbours: met });
    expect(pairsSuffice(left.model)).toBe(true);
    const all = { A: 'BCD', B: 'A', C: 'A', D: 'A' };
    const none = preparePosition(lines, [], { others: 'ABCD', formerNeighbours: all });
    expect(pairsSuffice(none.model)).toBe(false);
  });

  it('has nothing to say of rooms of other tables', () => {
    expect(suffice('###.###')).toBe(true);
  });
});

import { baseRounds } from './base-rounds';
import { findDesign } from './designs';

const pairs = Array.from({ length: 15 }, (_, index) => [index + 2, 2]);
const listed = Object.keys(baseRounds).map((shape) => shape.split(' × ').map(Number));

describe('findDesign', () => {
  it.each([...pairs, ...listed])(
    'returns rounds without a repeated pair for %i groups of %i pupils',
    (groups, places) => {
      const { pointAt, rounds, roundOf } = findDesign(groups!, places!)!;
      const points = groups! * places!;
      const met = new Set<string>();
      for (let round = 0; round < rounds; round += 1) {
        const inRound = [...pointAt.subarray(round * points, (round + 1) * points)];
        expect(new Set(inRound)).toEqual(new Set(Array(points).keys()));
        inRound.forEach((a, at) => {
          for (const b of inRound.slice(at - (at % places!), at)) {
            met.add([a, b].sort((x, y) => x - y).join());
            expect(roundOf[a * points + b]).toBe(round);
          }
        });
      }
      expect(met.size).toBe((rounds * points * (places! - 1)) / 2);
      expect(roundOf.filter((round) => round >= 0)).toHaveLength(2 * met.size);
    },
  );

  it.each([
    [7, 4, 9],
    [6, 4, 7],
    [5, 5, 6],
    [10, 3, 14],
    [6, 5, 6],
    [14, 2, 27],
  ])('for %i groups of %i pupils returns %i rounds', (groups, places, rounds) => {
    expect(findDesign(groups, places)!.rounds).toBe(rounds);
  });

  it('returns undefined for two groups of nine pupils because no rounds are stored for this division', () => {
    expect(findDesign(2, 9)).toBeUndefined();
  });
});

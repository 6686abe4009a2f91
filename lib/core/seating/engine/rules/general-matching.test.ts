import { seededRandom } from '../../random';
import { largestMatching } from './general-matching';

function byTrying(edges: [number, number][], used = new Set<number>(), from = 0): number {
  let best = 0;
  for (let i = from; i < edges.length; i += 1) {
    const [a, b] = edges[i]!;
    if (used.has(a) || used.has(b)) continue;
    best = Math.max(best, 1 + byTrying(edges, new Set([...used, a, b]), i + 1));
  }
  return best;
}

describe('largestMatching', () => {
  it('agrees with brute force on small graphs', () => {
    const random = seededRandom('graphs');
    for (let i = 0; i < 400; i += 1) {
      const size = 2 + random.below(8);
      const neighbours: number[][] = Array.from({ length: size }, () => []);
      const edges: [number, number][] = [];
      for (let a = 0; a < size; a += 1) {
        for (let b = 0; b < a; b += 1) {
          if (random.below(5) > 1) continue;
          neighbours[a]!.push(b);
          neighbours[b]!.push(a);
          edges.push([a, b]);
        }
      }
      expect(largestMatching(neighbours)).toBe(byTrying(edges));
    }
  });
});

import type { Random } from '@/lib/core/seating/random';
import { costOfSeats, exchangeCost, type SeatCosts } from './seat-costs';

const movesPerDesk = 1000;
const cold = 0.15;
const movesBetweenCoolings = 256;

/**
 * Improves the seats of one exam sitting in place by simulated annealing (Kirkpatrick et al. 1983) and returns the
 * remaining penalty. `pupilAt`: desk index → pupil index. With `assertScores`, recomputes the penalty after every move
 * and throws an Error if the two values differ.
 */
export function annealSeats(
  costs: SeatCosts,
  pupilAt: Int32Array,
  random: Random,
  hot: number,
  assertScores = false,
): number {
  const { count } = costs;
  const current = pupilAt.slice();
  let cost = costOfSeats(costs, current);
  let best = cost;
  let temperature = hot;
  const moves = movesPerDesk * count;
  for (let move = 0; move < moves && best > 0; move += 1) {
    if (move % movesBetweenCoolings === 0) temperature = hot * (cold / hot) ** (move / moves);
    const [a, b] = [random.below(count), random.below(count)];
    if (a === b) continue;
    const change = exchangeCost(costs, current, a, b);
    if (change > 0 && random.unit() >= Math.exp(-change / temperature)) continue;
    [current[a], current[b]] = [current[b]!, current[a]!];
    cost += change;
    if (assertScores && cost !== costOfSeats(costs, current)) {
      throw new Error(`Cost ${cost} differs from ${costOfSeats(costs, current)}`);
    }
    if (cost < best) {
      best = cost;
      pupilAt.set(current);
    }
  }
  return best;
}

import type { Random } from '@/lib/core/seating/random';
import { costOfSeats, exchangeCost, type SeatCosts } from './seat-costs';

const movesPerDesk = 1000;
/** The temperature of the last move, in units of one pair of classmates. */
const cold = 0.15;
const movesBetweenCoolings = 256;

/**
 * Lowers the cost of seats by simulated annealing (Kirkpatrick et al. 1983): a move exchanges the pupils of two
 * desks. `pupilAt` has the pupil of each desk and gets the best seats found. Returns their cost. `hot` is the
 * temperature of the first move. With `assertScores` the cost is counted from scratch after every move, and a
 * difference throws.
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

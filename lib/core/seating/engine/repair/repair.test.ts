import type { Condition } from '@/lib/core/conditions/condition';
import { seededRandom } from '../../random';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { startClock } from '../model/clock';
import { prepareGrid } from '../model/grid';
import { repair } from './repair';
import { Violations } from './violations';

const pupils = Array.from({ length: 12 }, (_, index) => `p${index}`);
const conditions: Condition[] = [
  { id: '0', type: 'apart', pupils: ['p0', 'p1', 'p2', 'p3'] },
  { id: '1', type: 'apart', pupils: ['p0', 'p1'] },
  { id: '2', type: 'together', pupils: ['p0', 'p4', 'p5'] },
  { id: '3', type: 'together', pupils: ['p5', 'p6'] },
  { id: '4', type: 'front', pupils: ['p4', 'p7', 'p8', 'p9', 'p10', 'p11'] },
  { id: '5', type: 'back', pupils: ['p1', 'p7'] },
  { id: '6', type: 'fixed', pupil: 'p9', desk: { row: 0, col: 0 } },
];

/** Repairs a map whose conditions cannot all be satisfied, so that the annealing makes all its moves. */
function repairWith(
  Kind: typeof Violations,
  seed: number,
  assertScores: boolean,
): { total: number } {
  const grid = prepareGrid(standardRoom(seed % 2 === 0 ? 'fours' : 'longRows', 14));
  const random = seededRandom(seed);
  const deskByPupil = random.shuffle(Int32Array.from(grid.desks.keys())).slice(0, pupils.length);
  const violations = new Kind(grid, pupils, conditions, {}, deskByPupil);
  const clock = startClock(() => 0, 1);
  const steps = repair(violations, 500, random, clock, assertScores);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Keeps a deliberately wrong total, which no exchange changes. */
class ForgetfulViolations extends Violations {
  override exchange(a: number, b: number): void {
    const before = this.total;
    super.exchange(a, b);
    this.total = before;
  }
}

describe('repair', () => {
  it('updates the number of violations with every move to the same value as a recount', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      expect(repairWith(Violations, seed, true).total).toBeGreaterThan(0);
    }
  });

  it('throws if the updated number of violations differs from a recount, but only with the option assertScores', () => {
    expect(() => repairWith(ForgetfulViolations, 1, false)).not.toThrow();
    expect(() => repairWith(ForgetfulViolations, 1, true)).toThrow(/kept .* but counted/);
  });
});

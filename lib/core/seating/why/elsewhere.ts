import type { Condition, ConditionId, PupilId, Seating } from '@/lib/core/conditions/condition';
import { brokenConditions } from '@/lib/core/conditions/checker';
import type { SeatingProblem } from '../problem';
import { countedConditions, supposedId, toHeldProblem, type Clash } from '../held';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import { solveInSteps, type SolveOptions, type SolveProgress } from '../solve';
import type { Elsewhere } from './reason';

/**
 * Finds out for each desk of the room, except a pupil's present desk, whether the pupil could sit there. All conditions
 * that the map satisfies now and all hard conditions about the pupil must be satisfied; all other locked pupils keep
 * their desks. A clash (conditions and locked pupils that forbid a desk to the pupil) found at one desk is tested first
 * at the next desks, so that many desks share few clashes.
 */
export function* findElsewhere(
  given: SeatingProblem,
  map: Seating,
  pupil: PupilId,
  options: SolveOptions,
): Generator<SolveProgress, Elsewhere> {
  // A desk left empty on purpose belongs to a locked pseudo-pupil, who may be missing in the map.
  const seats = { ...given.locked, ...map };
  const counted = countedConditions(given, seats, pupil);
  const conditions = given.conditions.map((condition) => ({ ...condition, wish: false }));
  const problem: SeatingProblem = { ...given, conditions };
  const { problem: held } = toHeldProblem(problem, counted, [], [pupil]);
  const elsewhere: Elsewhere = { possible: [], bySwap: [], clashes: [], unknown: [] };
  const own = seats[pupil];
  const end = options.now() + options.timeLimitMs;

  function* search(desk: Desk, ids: ReadonlySet<ConditionId>, locked: PupilId[]) {
    const asked: Condition = { id: supposedId, type: 'fixed', pupil, desk };
    const released = Object.keys(problem.locked ?? {}).filter((one) => !locked.includes(one));
    const part = toHeldProblem(problem, ids, [asked], [pupil, ...released]);
    const timeLimitMs = Math.max(0, end - options.now());
    const result = yield* solveInSteps(part.problem, { ...options, timeLimitMs, suggestions: 1 });
    if (result.status !== 'impossible') return result.status;
    return part.toClash(result.conflict, result.minimal);
  }

  function* findClash(desk: Desk): Generator<SolveProgress, Clash | 'seated' | 'unproven'> {
    for (const { clash } of elsewhere.clashes) {
      const again = yield* search(desk, new Set(clash.conditions), clash.locked);
      if (typeof again === 'object') return again;
    }
    return yield* search(desk, counted, Object.keys(problem.locked ?? {}));
  }

  for (const desk of problem.room.desks) {
    if (own && deskKey(own) === deskKey(desk)) continue;
    const swapped = swap(seats, pupil, desk);
    if (swapped && brokenConditions(held.room, held.conditions, swapped).length === 0) {
      elsewhere.possible.push(desk);
      elsewhere.bySwap.push(desk);
      continue;
    }
    const found = yield* findClash(desk);
    if (found === 'seated') elsewhere.possible.push(desk);
    else if (found === 'unproven') elsewhere.unknown.push(desk);
    else addClash(elsewhere, found, desk);
  }
  return elsewhere;
}

function addClash({ clashes }: Elsewhere, clash: Clash, desk: Desk): void {
  const key = (one: Clash) => JSON.stringify([one.conditions, one.locked]);
  const known = clashes.find((group) => key(group.clash) === key(clash));
  if (known) known.desks.push(desk);
  else clashes.push({ clash, desks: [desk] });
}

function swap(seats: Seating, pupil: PupilId, desk: Desk): Seating | undefined {
  const own = seats[pupil];
  const there = Object.keys(seats).find((one) => deskKey(seats[one]!) === deskKey(desk));
  if (there === undefined) return { ...seats, [pupil]: desk };
  return own && { ...seats, [pupil]: desk, [there]: own };
}

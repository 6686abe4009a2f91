import type { Condition, ConditionId, Seating } from '@/lib/core/conditions/condition';
import { clashCodes, findProblemIssues, type ProblemIssue, type SeatingProblem } from './problem';
import { brokenConditions, checkSeating } from '../conditions/checker';
import { startClock, type Clock } from './engine/model/clock';
import { explain } from './engine/explain/explain';
import { prepareGrid, toSeating } from './engine/model/grid';
import { improve } from './engine/improve/improve';
import { findSeating } from './engine/search/find-seating';
import { suggestMaps } from './engine/suggest/suggest';
import { fewestFaults } from './engine/wishes/fewest-faults';
import { keepWishes, type KeptWishes } from './engine/wishes/keep-wishes';
import { heldConditions } from './held-wishes';
import { seededRandom } from './random';
import { countRepeatedPairs } from './repeats';

/** Options of `solve`. */
export interface SolveOptions {
  /**
   * Seed of the random numbers: a problem and a seed give the same map on every machine, unless the time limit is
   * reached.
   */
  seed: number | string;
  /** Time limit in milliseconds, after which the engine returns the best result so far. */
  timeLimitMs: number;
  /** The clock, in milliseconds from any origin. */
  now: () => number;
  /** Stop request, called every few milliseconds; true ends the work as if the time were over. */
  shouldStop?: () => boolean;
  /** Progress listener, called every few milliseconds. */
  onProgress?: (progress: SolveProgress) => void;
  /**
   * Time in milliseconds for improving a map that satisfies all conditions, within the time limit. By default a fixed
   * amount of work is done (well under a second for a class), so that the map depends on the seed alone.
   */
  improveMs?: number;
  /** The number of maps to suggest; 1 by default. See `SolveResult`. */
  suggestions?: number;
  /**
   * Whether to count every incremental score from scratch after each move, and to throw on a difference. Slow; for
   * tests.
   */
  assertScores?: boolean;
}

/** Progress of a running `solve`. */
export interface SolveProgress {
  /** Phase of the work: finding a map, improving it, finding other maps, or finding the conditions that clash. */
  phase: 'searching' | 'improving' | 'suggesting' | 'explaining';
  elapsedMs: number;
  /** Repeated neighbour pairs of the current map, while improving. */
  repeatedPairs?: number;
  /**
   * The result with its first map alone, reported once before the search for other maps; the first map does not change.
   */
  first?: SolveResult;
}

export type SolveResult =
  | {
      status: 'seated';
      seats: Seating;
      /**
       * Number of neighbour pairs that were neighbours in an earlier map, without pairs of a satisfied together group.
       */
      repeatedPairs: number;
      /** The ids of the wishes that the map breaks, in the order of the problem. */
      brokenWishes: ConditionId[];
      /**
       * Whether it is proved that no map with every hard condition satisfied breaks fewer wishes, or as many wishes
       * with fewer faults (see `countFaults`).
       */
      wishesProved: boolean;
      /** Clashes behind broken wishes: sets of conditions that cannot all be satisfied, each with at least one wish. */
      wishClashes: ConditionId[][];
      /**
       * Suggested maps, at most the requested number. `seats` is first, and no two maps are equal. Each map breaks as
       * few wishes and repeats as few pairs as `seats`. The maps have as few neighbour pairs in common as was found.
       * Fewer maps than requested only if no more were found.
       */
      suggestions: Seating[];
    }
  | {
      status: 'impossible';
      /** The ids of hard conditions that clash; empty if there are more pupils than desks. */
      conflict: ConditionId[];
      /** Whether it is proved that the other conditions are possible if any one of these is left out. */
      minimal: boolean;
    }
  | {
      /** The status when no map that satisfies every hard condition was found, and no proof that there is none. */
      status: 'unproven';
      /** The best map found. */
      seats: Seating;
      /** The ids of the hard conditions that the map breaks, in the order of the problem. */
      broken: ConditionId[];
    };

/** Thrown for a malformed problem: pupils who are unknown or listed twice, or invalid groups, desks or locks. */
export class InvalidProblemError extends Error {
  constructor(readonly issues: ProblemIssue[]) {
    super(`Not a seating problem: ${issues.map((issue) => issue.code).join(', ')}`);
    this.name = 'InvalidProblemError';
  }
}

/** Thrown if the engine made an invalid map. It is a fault of the engine, never of the problem. */
export class EngineFaultError extends Error {
  constructor(faults: string[]) {
    super(`The engine made a wrong map: ${faults.join(', ')}`);
    this.name = 'EngineFaultError';
  }
}

/**
 * Finds a map that satisfies every condition, or proves that there is none and names a minimal set that clashes;
 * meanings as in design section 4. Throws InvalidProblemError. Every map is checked (see `checkedResult`). Runs to the
 * end in one call; `solveInSteps` can be interrupted.
 */
export function solve(problem: SeatingProblem, options: SolveOptions): SolveResult {
  return runToEnd(solveInSteps(problem, options), options);
}

/** Runs steps in one call and reports their progress. */
export function runToEnd<T>(
  steps: Generator<SolveProgress, T>,
  { onProgress }: Pick<SolveOptions, 'onProgress'>,
): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    onProgress?.(step.value);
  }
}

/** Like `solve`, but yields its progress every few milliseconds, so that other work can use the thread. */
export function* solveInSteps(
  problem: SeatingProblem,
  options: SolveOptions,
): Generator<SolveProgress, SolveResult> {
  const malformed = findProblemIssues(problem).filter((i) => !clashCodes.includes(i.code));
  if (malformed.length > 0) throw new InvalidProblemError(malformed);
  const { room, pupils } = problem;
  if (pupils.length > room.desks.length) {
    return { status: 'impossible', conflict: [], minimal: true };
  }
  const clock = startClock(options.now, options.timeLimitMs, options.shouldStop);
  const random = seededRandom(options.seed);
  const grid = prepareGrid(room);
  const { assertScores = false } = options;
  const hard = withoutWishes(problem);
  const search = findSeating(hard, grid, random, clock, assertScores);
  const outcome = yield* inPhase('searching', clock, search);
  if (outcome.state === 'impossible') {
    const work = explain(hard, grid, outcome.conflictPupils, random, clock);
    const { conditions, minimal } = yield* inPhase('explaining', clock, work);
    return { status: 'impossible', conflict: idsAt(hard, conditions), minimal };
  }
  if (outcome.state === 'unknown') {
    return checkedResult(problem, [toSeating(grid, pupils, outcome.deskByPupil)]);
  }
  let { deskByPupil } = outcome;
  let kept = problem;
  let wishes: KeptWishes | undefined;
  if (hard !== problem) {
    const choice = keepWishes(problem, grid, deskByPupil, random, clock);
    const chosen = yield* inPhase('searching', clock, choice);
    const limit = fewestFaults(problem, grid, chosen, random, clock);
    wishes = yield* inPhase('searching', clock, limit);
    deskByPupil = wishes.deskByPupil;
    const seats = toSeating(grid, pupils, deskByPupil);
    const held = heldConditions(problem.conditions, idsAt(problem, wishes.broken), seats);
    kept = { ...problem, conditions: held };
  }
  const improving = startClock(options.now, options.improveMs ?? Infinity, clock.isOver);
  const work = improve(kept, grid, deskByPupil, random, improving, {
    keepGoing: options.improveMs !== undefined,
    assertScores,
  });
  const best = yield* inPhase('improving', clock, work);
  const { suggestions = 1 } = options;
  const told = wishes && {
    isProved: wishes.isProved,
    clashes: wishes.clashes.map((clash) => idsAt(problem, clash)),
  };
  const first = checkedResult(problem, [toSeating(grid, pupils, best)], told);
  if (suggestions === 1) return first;
  yield { phase: 'suggesting', elapsedMs: clock.elapsedMs(), first };
  const more = suggestMaps(kept, grid, best, suggestions, random, clock);
  const maps = yield* inPhase('suggesting', clock, more);
  return checkedResult(
    problem,
    maps.map((map) => toSeating(grid, pupils, map)),
    told,
  );
}

const idsAt = ({ conditions }: SeatingProblem, indices: readonly number[]): ConditionId[] =>
  indices.map((index) => conditions[index]!.id);

/** Removes the wishes of a problem; returns the same object if it has none. */
function withoutWishes(problem: SeatingProblem): SeatingProblem {
  const conditions = problem.conditions.filter((condition) => !condition.wish);
  return conditions.length === problem.conditions.length ? problem : { ...problem, conditions };
}

/**
 * Checks a map by the independent checker, which decides its status: "seated" if the map satisfies every hard
 * condition, otherwise "unproven" with the broken conditions. Throws EngineFaultError for a map that cannot be shown:
 * two pupils share a desk, a pupil has no desk, or a locked pupil has been moved. Also throws for a suggestion that is
 * worse than the first map.
 */
export function checkedResult(
  problem: SeatingProblem,
  maps: Seating[],
  wishes: { isProved: boolean; clashes: ConditionId[][] } = { isProved: true, clashes: [] },
): SolveResult {
  const [first, ...others] = maps.map((seats) => checkedMap(problem, seats)) as [
    CheckedMap,
    ...CheckedMap[],
  ];
  if (first.broken.length > 0) {
    return { status: 'unproven', seats: first.seats, broken: first.broken };
  }
  for (const map of others) {
    const isAsGood =
      map.broken.length === 0 &&
      map.brokenWishes.length <= first.brokenWishes.length &&
      map.repeatedPairs <= first.repeatedPairs;
    if (!isAsGood) throw new EngineFaultError(['suggestionWorse']);
  }
  return {
    status: 'seated',
    seats: first.seats,
    repeatedPairs: first.repeatedPairs,
    brokenWishes: first.brokenWishes,
    wishesProved: first.brokenWishes.length === 0 || wishes.isProved,
    wishClashes: wishes.clashes,
    suggestions: maps,
  };
}

type CheckedMap = ReturnType<typeof checkedMap>;

function checkedMap(problem: SeatingProblem, seats: Seating) {
  const { room, pupils, conditions, locked = {} } = problem;
  const locks = Object.entries(locked).map(([pupil, desk]): Condition => ({
    id: pupil,
    type: 'fixed',
    pupil,
    desk,
  }));
  const faults = checkSeating(room, pupils, seats).map((fault): string => fault.code);
  if (brokenConditions(room, locks, seats).length > 0) faults.push('lockMoved');
  if (faults.length > 0) throw new EngineFaultError(faults);
  const allBroken = new Set(brokenConditions(room, conditions, seats));
  const broken = conditions.filter(({ id }) => allBroken.has(id));
  const kept = conditions.filter(({ id, wish }) => !(wish && allBroken.has(id)));
  return {
    seats,
    broken: broken.flatMap(({ id, wish }) => (wish ? [] : [id])),
    brokenWishes: broken.flatMap(({ id, wish }) => (wish ? [id] : [])),
    repeatedPairs: countRepeatedPairs({ ...problem, conditions: kept }, seats),
  };
}

/** Runs work in steps, and yields their progress in this phase. */
export function* inPhase<T>(
  phase: SolveProgress['phase'],
  clock: Clock,
  work: Generator<number | void, T>,
): Generator<SolveProgress, T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const progress: SolveProgress = { phase, elapsedMs: clock.elapsedMs() };
    if (typeof step.value === 'number') progress.repeatedPairs = step.value;
    yield progress;
  }
}

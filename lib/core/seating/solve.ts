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

export interface SolveOptions {
  /**
   * Seed of the engine's random numbers. Equal seeds give equal seating maps for equal problems on every machine,
   * unless the time limit is reached.
   */
  seed: number | string;
  /** Time limit of the engine in milliseconds. At the limit, the engine returns the best result so far. */
  timeLimitMs: number;
  /** Returns the current time in milliseconds, counted from any fixed start. */
  now: () => number;
  /** Called every few milliseconds during the search. The return value true ends the search early. */
  shouldStop?: () => boolean;
  onProgress?: (progress: SolveProgress) => void;
  /**
   * Time in milliseconds for improving a valid seating map. Without a given time, the engine does a fixed amount of
   * work, so that the map depends on the seed alone.
   */
  improveMs?: number;
  /** Number of seating maps to suggest; 1 by default. */
  suggestions?: number;
  /** Test option of the engine (slow): recounts every penalty after each move and throws on a difference. */
  assertScores?: boolean;
}

export interface SolveProgress {
  phase: 'searching' | 'improving' | 'suggesting' | 'explaining';
  elapsedMs: number;
  /**
   * Current number of pairs of pupils who are neighbours again, or who share a group again. Set in the phase
   * `improving` only.
   */
  repeatedPairs?: number;
  /** Result with only the first seating map. Reported once, before the search for further maps starts. */
  first?: SolveResult;
}

export type SolveResult =
  | {
      status: 'seated';
      seats: Seating;
      /**
       * Number of pairs of neighbours on the map `seats` who were already neighbours on an earlier map. Pairs that a
       * satisfied `together` condition requires are not counted.
       */
      repeatedPairs: number;
      brokenWishes: ConditionId[];
      /**
       * Whether it is proved that no seating map breaks fewer wishes (conditions that may be broken). The value true
       * also means that broken wishes have as few faults (such as two neighbours who should sit apart) as possible,
       * where the faults can be counted.
       */
      wishesProved: boolean;
      /**
       * Sets of conditions that cannot all be satisfied. Each set contains at least one condition that may be broken.
       */
      wishClashes: ConditionId[][];
      /**
       * All suggested seating maps without duplicates, beginning with the map `seats`. No further map breaks more
       * conditions or has more repeated neighbour pairs than `seats`.
       */
      suggestions: Seating[];
    }
  | {
      status: 'impossible';
      /** Ids of hard conditions that cannot all be satisfied; empty if there are more pupils than desks. */
      conflict: ConditionId[];
      /** Whether it is proved that removing any single condition of `conflict` makes the rest satisfiable. */
      minimal: boolean;
    }
  | {
      /** Result if the time ended before the engine found a valid seating map or a proof that no valid map exists. */
      status: 'unproven';
      seats: Seating;
      broken: ConditionId[];
    };

/** Error for an invalid seating problem, such as an unknown pupil, a pupil listed twice or two desks on one cell. */
export class InvalidProblemError extends Error {
  constructor(readonly issues: ProblemIssue[]) {
    super(`Not a seating problem: ${issues.map((issue) => issue.code).join(', ')}`);
    this.name = 'InvalidProblemError';
  }
}

/** Error for an invalid result of the engine: a bug in the engine, not in the caller's input. */
export class EngineFaultError extends Error {
  constructor(faults: string[]) {
    super(`The engine made a wrong map: ${faults.join(', ')}`);
    this.name = 'EngineFaultError';
  }
}

/**
 * Finds a seating map that satisfies every hard condition, or returns hard conditions that cannot all be satisfied. An
 * independent checker verifies every map. Throws InvalidProblemError for invalid input.
 */
export function solve(problem: SeatingProblem, options: SolveOptions): SolveResult {
  return runToEnd(solveInSteps(problem, options), options);
}

/** Runs a search (`steps`) to its end, calls `onProgress` after every step, and returns the result of the search. */
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

/**
 * Finds a seating map that satisfies every hard condition, or hard conditions that cannot all be satisfied. Yields
 * progress every few milliseconds.
 */
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
  const announcement = wishes && {
    isProved: wishes.isProved,
    clashes: wishes.clashes.map((clash) => idsAt(problem, clash)),
  };
  const first = checkedResult(problem, [toSeating(grid, pupils, best)], announcement);
  if (suggestions === 1) return first;
  yield { phase: 'suggesting', elapsedMs: clock.elapsedMs(), first };
  const more = suggestMaps(kept, grid, best, suggestions, random, clock);
  const maps = yield* inPhase('suggesting', clock, more);
  return checkedResult(
    problem,
    maps.map((map) => toSeating(grid, pupils, map)),
    announcement,
  );
}

const idsAt = ({ conditions }: SeatingProblem, indices: readonly number[]): ConditionId[] =>
  indices.map((index) => conditions[index]!.id);

function withoutWishes(problem: SeatingProblem): SeatingProblem {
  const conditions = problem.conditions.filter((condition) => !condition.wish);
  return conditions.length === problem.conditions.length ? problem : { ...problem, conditions };
}

/**
 * Builds the solver's result from the seating maps that the search found. An independent checker decides whether every
 * hard condition is satisfied. Throws EngineFaultError if a map is invalid, or if a further suggested map is worse than
 * the first map.
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

/**
 * Runs a part of a search (`work`) to its end, and yields progress labelled with `phase`. A number that `work` yields
 * is the present number of repeats (pairs of pupils who are neighbours again) and becomes `repeatedPairs`.
 */
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

import { clashCodes, findProblemIssues, type ProblemIssue, type SeatingProblem } from './condition';
import { brokenConditions, checkSeating } from './checker';
import { startClock, type Clock } from './engine/clock';
import { explain } from './engine/explain';
import { prepareGrid, toSeating } from './engine/grid';
import { improve } from './engine/improve';
import { seek } from './engine/seek';
import type { Condition, Seating } from './model';
import { seededRandom } from './random';
import { countRepeatedPairs } from './repeats';

export interface SolveOptions {
  /** The same problem and seed give the same map on every machine, unless the time limit cuts in. */
  seed: number | string;
  /** After this many milliseconds the engine answers with what it has. */
  timeLimitMs: number;
  /** The clock, in milliseconds from any origin. */
  now: () => number;
  /** Asked every few milliseconds; true ends the work as if the time were over. */
  shouldStop?: () => boolean;
  /** Told every few milliseconds how the work stands. */
  onProgress?: (progress: SolveProgress) => void;
  /**
   * How long to go on making a map that keeps all conditions better, within the time limit. By default a fixed amount of
   * work is done (well under a second for a class), so that the map depends on the seed alone.
   */
  improveMs?: number;
  /** Checks every score kept up to date against one counted from scratch, and throws on a difference. Slow. */
  assertScores?: boolean;
}

export interface SolveProgress {
  /** Looking for a map, making it better, or finding out which conditions clash. */
  phase: 'searching' | 'improving' | 'explaining';
  elapsedMs: number;
  /** While improving: neighbour pairs of the map at hand that sat together before. */
  repeatedPairs?: number;
}

export type SolveResult =
  | {
      status: 'seated';
      seats: Seating;
      /** Neighbour pairs that were neighbours in an earlier map, those within a together group left out. */
      repeatedPairs: number;
    }
  | {
      status: 'impossible';
      /** Indices of conditions that clash; empty where there are more pupils than desks. */
      conflict: number[];
      /** Whether it is proved that without any one of them the others are possible. */
      minimal: boolean;
    }
  | {
      /** Neither a map that keeps every condition was found nor a proof that there is none. */
      status: 'unproven';
      /** The best map found. */
      seats: Seating;
      /** Indices of the conditions that it breaks. */
      broken: number[];
    };

/** Thrown for a problem that is not well formed: unknown or doubled pupils, bad groups, desks or locks. */
export class InvalidProblemError extends Error {
  constructor(readonly issues: ProblemIssue[]) {
    super(`Not a seating problem: ${issues.map((issue) => issue.code).join(', ')}`);
    this.name = 'InvalidProblemError';
  }
}

/** Thrown instead of a map that would not be one: a fault of the engine, never of the problem. */
export class EngineFaultError extends Error {
  constructor(faults: string[]) {
    super(`The engine made a wrong map: ${faults.join(', ')}`);
    this.name = 'EngineFaultError';
  }
}

/**
 * Finds a map that keeps every condition, or proves that there is none and names a minimal set that clashes; meanings
 * as in design section 4. Throws InvalidProblemError. No map leaves it unchecked (see `checkedResult`). Runs to the end in one go: see `solveInSteps` for less.
 */
export function solve(problem: SeatingProblem, options: SolveOptions): SolveResult {
  const steps = solveInSteps(problem, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    options.onProgress?.(step.value);
  }
}

/** As `solve`, but stops every few milliseconds to yield its progress, so that others may use the thread. */
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
  const search = seek(problem, grid, random, clock, assertScores);
  const outcome = yield* inPhase('searching', clock, search);
  if (outcome.state === 'impossible') {
    const work = explain(problem, grid, outcome.troublemakers, random, clock);
    const { conditions: conflict, minimal } = yield* inPhase('explaining', clock, work);
    return { status: 'impossible', conflict, minimal };
  }
  if (outcome.state === 'unknown') {
    return checkedResult(problem, toSeating(grid, pupils, outcome.deskOf));
  }
  const improving = startClock(options.now, options.improveMs ?? Infinity, clock.isOver);
  const work = improve(problem, grid, outcome.deskOf, random, improving, {
    keepGoing: options.improveMs !== undefined,
    assertScores,
  });
  const best = yield* inPhase('improving', clock, work);
  return checkedResult(problem, toSeating(grid, pupils, best));
}

/**
 * Lets the independent checker judge the map, whatever the search believes: "seated" if it keeps every
 * condition, else "unproven" with those that it breaks. Throws EngineFaultError if somebody has no desk of their own or
 * a locked pupil has been moved, because there is no map to show then.
 */
function checkedResult(problem: SeatingProblem, seats: Seating): SolveResult {
  const { room, pupils, conditions, locked = {} } = problem;
  const locks = Object.entries(locked).map(([pupil, desk]): Condition => ({
    type: 'fixed',
    pupil,
    desk,
  }));
  const faults = checkSeating(room, pupils, seats).map((fault): string => fault.code);
  if (brokenConditions(room, locks, seats).length > 0) faults.push('lockMoved');
  if (faults.length > 0) throw new EngineFaultError(faults);
  const broken = brokenConditions(room, conditions, seats);
  if (broken.length > 0) return { status: 'unproven', seats, broken };
  return { status: 'seated', seats, repeatedPairs: countRepeatedPairs(problem, seats) };
}

function* inPhase<T>(
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

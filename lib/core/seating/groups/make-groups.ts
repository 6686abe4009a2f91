import type { Condition, ConditionId } from '@/lib/core/conditions/condition';
import { kindOf } from '@/lib/core/conditions/kinds';
import { startClock } from '../engine/model/clock';
import { seededRandom } from '../random';
import {
  EngineFaultError,
  inPhase,
  InvalidProblemError,
  runToEnd,
  type SolveOptions,
  type SolveProgress,
} from '../solve';
import { brokenInRounds, countRepeats, isWholeRound } from './check-rounds';
import { chooseConditions } from './choose-conditions';
import { findRounds } from './find-rounds';
import { toRound } from './group-model';
import { countGroups, findGroupIssues, type GroupProblem, type Round } from './group-problem';

/** Options of `makeGroups`, as those of `solve`. */
export type GroupOptions = Pick<
  SolveOptions,
  'seed' | 'timeLimitMs' | 'now' | 'shouldStop' | 'onProgress'
>;

export type GroupResult =
  | {
      status: 'made';
      /** The requested number of rounds; each group has at least one pupil, in any order. */
      rounds: Round[];
      /** Number of repeated pairs, see `countRepeats`. */
      repeats: number;
      /** The ids of the wishes that a round breaks, in the order of the problem: as few as was found. */
      brokenWishes: ConditionId[];
    }
  | {
      status: 'impossible';
      /** The ids of hard conditions that clash. */
      conflict: ConditionId[];
      /** Whether it is proved that the other conditions are possible if any one of these is left out. */
      minimal: boolean;
    }
  | {
      /** The status when the time was over before it was certain whether the hard conditions can be satisfied. */
      status: 'unproven';
      rounds: Round[];
      repeats: number;
      /** The ids of the hard conditions that a round breaks, in the order of the problem. */
      broken: ConditionId[];
    };

/**
 * Makes rounds of groups that satisfy every condition, or proves that there are none and names a minimal set that
 * clashes (meanings in `GroupProblem`). Repeats as few pairs as was found: the social golfer problem (CSPLib, problem
 * 10). Throws InvalidProblemError and RangeError. Runs to the end in one call.
 */
export function makeGroups(problem: GroupProblem, options: GroupOptions): GroupResult {
  return runToEnd(makeGroupsInSteps(problem, options), options);
}

/** Like `makeGroups`, but yields its progress every few milliseconds, so that other work can use the thread. */
export function* makeGroupsInSteps(
  given: GroupProblem,
  options: GroupOptions,
): Generator<SolveProgress, GroupResult> {
  const problem = { ...given, conditions: given.conditions.flatMap(toParts) };
  countGroups(problem);
  const issues = findGroupIssues(problem);
  if (issues.length > 0) throw new InvalidProblemError(issues);
  const clock = startClock(options.now, options.timeLimitMs, options.shouldStop);
  const random = seededRandom(options.seed);
  const choice = yield* inPhase('searching', clock, chooseConditions(problem, random, clock));
  if (choice.state === 'impossible') {
    const { conditions, minimal } = choice.conflict;
    const conflict = conditions.map((index) => problem.conditions[index]!.id);
    return { status: 'impossible', conflict, minimal };
  }
  const { model, round } = choice;
  const work = findRounds(problem, model, round, { random, clock });
  const memberAt = yield* inPhase('improving', clock, work);
  const rounds = Array.from({ length: problem.rounds }, (_, index) =>
    toRound(problem, model, memberAt.subarray(index * model.members)),
  );
  return checkedGroups(given, rounds);
}

/**
 * Splits a wish that has several parts into one wish for each part. All parts have the wish's id, and the possible
 * parts can be satisfied.
 */
function toParts(condition: Condition): Condition[] {
  const parts = condition.wish && kindOf(condition).parts?.(condition);
  return parts ? parts.map((part) => ({ ...condition, ...part }) as Condition) : [condition];
}

/**
 * Checks rounds by the definitions of conditions; this check decides their status. Throws EngineFaultError if a pupil
 * is missing or sizes differ by more than one.
 */
function checkedGroups(problem: GroupProblem, rounds: Round[]): GroupResult {
  if (!rounds.every((round) => isWholeRound(problem, round))) {
    throw new EngineFaultError(['roundNotWhole']);
  }
  const allBroken = new Set(brokenInRounds(problem.conditions, rounds));
  const idsWhere = (isWish: boolean) =>
    problem.conditions.flatMap(({ id, wish = false }) =>
      allBroken.has(id) && wish === isWish ? [id] : [],
    );
  const made = { rounds, repeats: countRepeats(problem, rounds) };
  const broken = idsWhere(false);
  if (broken.length > 0) return { status: 'unproven', ...made, broken };
  return { status: 'made', ...made, brokenWishes: idsWhere(true) };
}

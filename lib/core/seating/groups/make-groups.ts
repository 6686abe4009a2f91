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
      /** As many as asked for; each group holds one pupil or more, in any order. */
      rounds: Round[];
      /** Pairs in one group again, see `countRepeats`. */
      repeats: number;
      /** The ids of the wishes that a round breaks, in the order of the problem: as few as was found. */
      brokenWishes: ConditionId[];
    }
  | {
      status: 'impossible';
      /** The ids of hard conditions that clash. */
      conflict: ConditionId[];
      /** Whether it is proved that without any one of them the others are possible. */
      minimal: boolean;
    }
  | {
      /** The time was over before it was certain whether the hard conditions can be kept. */
      status: 'unproven';
      rounds: Round[];
      repeats: number;
      /** The ids of the hard conditions that a round breaks, in the order of the problem. */
      broken: ConditionId[];
    };

/**
 * Makes rounds of groups that keep every condition, or proves that there are none and names a minimal set that clashes
 * (meanings in `GroupProblem`). No pair is in one group twice as far as that is possible and found: the social golfer
 * problem (CSPLib, problem 10). Throws InvalidProblemError and RangeError. Runs to the end in one call.
 */
export function makeGroups(problem: GroupProblem, options: GroupOptions): GroupResult {
  return runToEnd(makeGroupsInSteps(problem, options), options);
}

/** As `makeGroups`, but yields its progress every few milliseconds, so that other work can use the thread. */
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

/** A wish of several parts as wishes of one each, with the same id, so that what can be kept of it is. */
function toParts(condition: Condition): Condition[] {
  const parts = condition.wish && kindOf(condition).parts?.(condition);
  return parts ? parts.map((part) => ({ ...condition, ...part }) as Condition) : [condition];
}

/** The definitions decide the status of rounds. Throws EngineFaultError where a pupil is missing or sizes differ. */
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

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

export type GroupOptions = Pick<
  SolveOptions,
  'seed' | 'timeLimitMs' | 'now' | 'shouldStop' | 'onProgress'
>;

export type GroupResult =
  | {
      status: 'made';
      rounds: Round[];
      repeats: number;
      /**
       * Ids of the wishes (conditions that may be broken) that at least one round of groups breaks. The number of
       * broken wishes may not be the smallest possible.
       */
      brokenWishes: ConditionId[];
    }
  | {
      status: 'impossible';
      conflict: ConditionId[];
      /** Whether it is proved that removing any single condition of `conflict` makes the rest satisfiable. */
      minimal: boolean;
    }
  | {
      status: 'unproven';
      rounds: Round[];
      repeats: number;
      broken: ConditionId[];
    };

/**
 * Makes rounds of groups that satisfy every hard condition, or returns conditions that cannot all be satisfied. Keeps
 * the number of repeats (two pupils who share a group again) low: the social golfer problem (CSPLib, problem 10).
 * Throws InvalidProblemError for invalid pupils or conditions, and RangeError for invalid numbers.
 */
export function makeGroups(problem: GroupProblem, options: GroupOptions): GroupResult {
  return runToEnd(makeGroupsInSteps(problem, options), options);
}

/** Makes rounds of groups, and yields progress every few milliseconds. */
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

function toParts(condition: Condition): Condition[] {
  const parts = condition.wish && kindOf(condition).parts?.(condition);
  return parts ? parts.map((part) => ({ ...condition, ...part }) as Condition) : [condition];
}

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

import { conditionPupils, type Condition, type ConditionId } from '@/lib/core/conditions/condition';
import { kindOf, relationOf } from '../../conditions/kinds';
import { countGroups, type GroupProblem, type Round } from './group-problem';

/**
 * Whether a round (a division of all pupils into groups) is valid: each pupil is in exactly one group, the number of
 * groups is the requested number, and group sizes differ by at most one.
 */
export function isWholeRound(problem: GroupProblem, round: Round): boolean {
  const sizes = round.map((group) => group.length);
  const named = round.flat();
  return (
    round.length === countGroups(problem) &&
    Math.max(...sizes) - Math.min(...sizes) <= 1 &&
    named.length === problem.pupils.length &&
    problem.pupils.every((pupil) => named.includes(pupil))
  );
}

function isEven(round: Round, list: readonly string[]): boolean {
  const counts = round.map((group) => group.filter((pupil) => list.includes(pupil)).length);
  return Math.max(...counts) - Math.min(...counts) <= 1;
}

/** Returns the ids of the conditions that at least one round of groups breaks. */
export function brokenInRounds(conditions: Condition[], rounds: Round[]): ConditionId[] {
  const isKept = (condition: Condition, round: Round) => {
    const inGroups = conditionPupils(condition).map((pupil) =>
      round.findIndex((group) => group.includes(pupil)),
    );
    const differing = new Set(inGroups).size;
    const { relation, lists = [] } = kindOf(condition).needs(condition, { desks: [] });
    if (relation === 'mixed') return lists.every((list) => isEven(round, list));
    if (relation === 'block') return differing === 1;
    if (relation === 'beside') return inGroups.indexOf(inGroups[0]!, 1) > 0;
    return relation !== 'apart' || differing === inGroups.length;
  };
  return conditions
    .filter((condition) => !rounds.every((round) => isKept(condition, round)))
    .map(({ id }) => id);
}

/**
 * Counts the repeats (two pupils who share a group again) over all earlier and given rounds of groups. Pairs of pupils
 * who must always share a group are not counted. Example: a pair that meets three times counts as two repeats.
 */
export function countRepeats({ pupils, conditions, previous = [] }: GroupProblem, rounds: Round[]) {
  const inClass = new Set(pupils);
  const pairsOf = (group: string[]) =>
    group.flatMap((a, i) => group.slice(0, i).map((b) => JSON.stringify([a, b].sort())));
  const blocks = conditions.filter((condition) => relationOf(condition) === 'block');
  const ignored = new Set(blocks.flatMap((condition) => pairsOf(conditionPupils(condition))));
  const pairs = [...previous, ...rounds]
    .flat()
    .flatMap((group) => pairsOf(group.filter((pupil) => inClass.has(pupil))))
    .filter((pair) => !ignored.has(pair));
  return pairs.length - new Set(pairs).size;
}

import { addDays, type Day, type PupilId } from '@/lib/core/conditions/condition';
import type { Round } from './group-problem';

export interface DatedRound {
  id: string;
  day: Day;
  groups: Round;
}

/** Gives each round of groups a date: `firstDay` for the first round, and one week later for each next round. */
export const weeklyFrom = <One extends { groups: Round }>(firstDay: Day, rounds: readonly One[]) =>
  rounds.map((round, index) => ({ ...round, day: addDays(firstDay, 7 * index) }));

/**
 * Removes pupils, and then groups without pupils, from a round of groups. Returns an array with the changed round, or
 * an empty array if no group is left.
 */
export function leaveOut<One extends DatedRound>(
  round: One,
  isOut: (id: PupilId) => boolean,
): One[] {
  const groups = round.groups
    .map((group) => group.filter((id) => !isOut(id)))
    .filter((group) => group.length > 0);
  return groups.length > 0 ? [{ ...round, groups }] : [];
}

/**
 * Returns the rounds of groups that come before the displayed round at `index`: earlier displayed rounds, then older
 * saved rounds. The array `kept` must list the saved rounds newest first.
 */
export function roundsBefore(
  index: number,
  shown: readonly DatedRound[],
  kept: readonly DatedRound[],
): Round[] {
  const { id: shownId, day: shownDay } = shown[index]!;
  const place = kept.findIndex(({ id }) => id === shownId);
  const earlier = kept.filter(
    ({ id, day }, at) =>
      (day < shownDay || (day === shownDay && at > place)) && shown.every((one) => one.id !== id),
  );
  return [...shown.slice(0, index), ...earlier].map(({ groups }) => groups);
}

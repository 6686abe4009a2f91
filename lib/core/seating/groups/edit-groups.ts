import type { PupilId } from '@/lib/core/conditions/condition';
import type { Round } from './group-problem';

/** Exchanges two pupils in a round of groups. Both pupils must be in the round. */
export function swapInGroups(round: Round, a: PupilId, b: PupilId): Round {
  const other = new Map([
    [a, b],
    [b, a],
  ]);
  return round.map((group) => group.map((pupil) => other.get(pupil) ?? pupil));
}

/** Moves a pupil to the end of the group with index `to`, and removes a group that becomes empty. */
export function moveToGroup(round: Round, pupil: PupilId, to: number): Round {
  return round
    .map((group, index) => {
      if (index === to) return [...group.filter((other) => other !== pupil), pupil];
      return group.filter((other) => other !== pupil);
    })
    .filter((group) => group.length > 0);
}

/** Returns, for each group of a round, the pairs of pupils who already shared a group in an earlier round of groups. */
export function pairsAgain(round: Round, earlier: readonly Round[]): [PupilId, PupilId][][] {
  const mates = new Map<PupilId, Set<PupilId>>();
  for (const group of earlier.flat()) {
    for (const pupil of group) {
      const met = mates.get(pupil) ?? new Set();
      for (const other of group) met.add(other);
      mates.set(pupil, met);
    }
  }
  return round.map((group) =>
    group.flatMap((a, index) =>
      group
        .slice(index + 1)
        .filter((b) => mates.get(a)?.has(b))
        .map((b): [PupilId, PupilId] => [a, b]),
    ),
  );
}

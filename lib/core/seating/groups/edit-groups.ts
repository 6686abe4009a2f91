import type { PupilId } from '@/lib/core/conditions/condition';
import type { Round } from './group-problem';

/** Exchanges two pupils of a round; both must be in it. */
export function swapInGroups(round: Round, a: PupilId, b: PupilId): Round {
  const other = new Map([
    [a, b],
    [b, a],
  ]);
  return round.map((group) => group.map((pupil) => other.get(pupil) ?? pupil));
}

/** Moves a pupil to the end of the group with this index. An empty group is removed. */
export function moveToGroup(round: Round, pupil: PupilId, to: number): Round {
  return round
    .map((group, index) => {
      if (index === to) return [...group.filter((other) => other !== pupil), pupil];
      return group.filter((other) => other !== pupil);
    })
    .filter((group) => group.length > 0);
}

/** The pairs of each group that were also in one group of an earlier round. */
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

import type { ConditionId, PupilId } from '@/lib/core/conditions/condition';
import type { ZoneName as Zone } from '@/lib/core/conditions/kinds/kind';

/**
 * Why conditions cannot all be satisfied. Each kind of reason is a statement that can be checked by hand. It proves
 * that its conditions are impossible in the room with its pupils and locks, whatever the other conditions are.
 */
export type ClashReason = {
  /** The ids of the conditions of the reason, in the order of the problem. */
  conditions: ConditionId[];
} & ClashStatement;

/** The number of desks that the room lacks; undefined if more desks would not remove the reasons. */
export function missingDesks(reasons: readonly ClashReason[]): number | undefined {
  const reason = reasons.find(({ kind }) => kind === 'noEmptyDesk');
  const missing = reason?.kind === 'noEmptyDesk' ? reason.missing : Infinity;
  return missing === Infinity ? undefined : missing;
}

export type ClashStatement =
  | { kind: 'tooFewDesks'; pupilCount: number; deskCount: number }
  /** The pupils are to sit with nobody directly beside them, and the room lacks `missing` desks for this. */
  | {
      kind: 'noEmptyDesk';
      pupils: PupilId[];
      pupilCount: number;
      deskCount: number;
      missing: number;
    }
  /** The pupil's fixed desk is not in the room. */
  | { kind: 'deskMissing'; pupil: PupilId }
  /** Two pupils have the same fixed desk. */
  | { kind: 'deskTaken'; pupils: [PupilId, PupilId] }
  /** One pupil has two fixed desks. */
  | { kind: 'twoDesks'; pupil: PupilId }
  /** The pupil is to sit in the zone, but the pupil's desk is outside it. */
  | { kind: 'deskOutsideZone'; pupil: PupilId; zone: Zone }
  /** The pupils are to sit both in front and at the back, but no row counts as both. */
  | { kind: 'frontAndBack'; pupils: PupilId[] }
  /** The pupils are to sit in two zones, and no desk is in both. */
  | { kind: 'noCommonDesk'; pupils: PupilId[]; zones: [Zone, Zone] }
  /** The zone has fewer desks than pupils who are to sit in it or have a desk in it. */
  | { kind: 'zoneFull'; zone: Zone; pupils: PupilId[]; deskCount: number }
  /** Two pupils are to sit both apart and together, as a group of two. */
  | { kind: 'togetherAndApart'; pupils: [PupilId, PupilId] }
  /** Two pupils of one group are to sit apart, but their desks touch in every block of `groupSize` desks. */
  | { kind: 'groupTouches'; pupils: [PupilId, PupilId]; groupSize: number }
  /** Two pupils of one group are too far apart: no block of `groupSize` desks connects their open desks. */
  | { kind: 'tooFarApart'; pupils: [PupilId, PupilId]; groupSize: number }
  /** The pupil is to sit beside `others`, but no open desk of the pupil has so many neighbours. */
  | { kind: 'tooFewNeighbours'; pupil: PupilId; others: PupilId[]; neighbourCount: number }
  /** The pupils are to sit together, but at most `deskCount` of their open desks are connected. */
  | { kind: 'tableTooSmall'; pupils: PupilId[]; deskCount: number }
  /** More groups of at least `groupSize` pupils are to sit together than the room has places for. */
  | { kind: 'tooManyGroups'; groupCount: number; groupSize: number; placeCount: number }
  /** The pupils are mutually apart, but at most `mostApart` desks (of the zone) do not touch each other. */
  | { kind: 'tooManyApart'; pupils: PupilId[]; zone?: 'front' | 'back'; mostApart: number }
  /** Two pupils are to sit apart, but all their open desks touch each other. */
  | { kind: 'desksTouch'; pupils: [PupilId, PupilId] }
  /** The room is so full that the pupil must touch pupils who are kept apart from the pupil. */
  | { kind: 'neverAlone'; pupil: PupilId; apartFrom: number };

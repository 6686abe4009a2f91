import type { ConditionId, PupilId } from '@/lib/core/conditions/condition';
import type { ZoneName as Zone } from '@/lib/core/conditions/kinds/kind';

/**
 * Why conditions cannot all be kept. Each kind is a statement that can be checked by hand, and that makes the conditions
 * it rests on impossible in the room, with its pupils and locks, whatever the other conditions are.
 */
export type ClashReason = {
  /** The ids of the conditions that the reason rests on, in the order of the problem. */
  conditions: ConditionId[];
} & ClashStatement;

/** How many desks the room lacks, where that is a reason that more desks remove; undefined otherwise. */
export function missingDesks(reasons: readonly ClashReason[]): number | undefined {
  const reason = reasons.find(({ kind }) => kind === 'noEmptyDesk');
  const missing = reason?.kind === 'noEmptyDesk' ? reason.missing : Infinity;
  return missing === Infinity ? undefined : missing;
}

export type ClashStatement =
  | { kind: 'tooFewDesks'; pupilCount: number; deskCount: number }
  /** Nobody sits directly beside the pupils, for which the room has too few desks by `missing`. */
  | {
      kind: 'noEmptyDesk';
      pupils: PupilId[];
      pupilCount: number;
      deskCount: number;
      missing: number;
    }
  /** The pupil's fixed desk is not in the room. */
  | { kind: 'deskMissing'; pupil: PupilId }
  /** Two pupils are to have the same desk. */
  | { kind: 'deskTaken'; pupils: [PupilId, PupilId] }
  /** One pupil is to have two desks. */
  | { kind: 'twoDesks'; pupil: PupilId }
  /** The pupil is to sit in the zone, but their desk is elsewhere. */
  | { kind: 'deskOutsideZone'; pupil: PupilId; zone: Zone }
  /** The pupils are to sit in front and at the back, and no row is both. */
  | { kind: 'frontAndBack'; pupils: PupilId[] }
  /** The pupils are to sit in two zones, and no desk is in both. */
  | { kind: 'noCommonDesk'; pupils: PupilId[]; zones: [Zone, Zone] }
  /** More pupils are to sit in the zone, or have their desk there, than it has desks. */
  | { kind: 'zoneFull'; zone: Zone; pupils: PupilId[]; deskCount: number }
  /** Two pupils make up a group that sits together, and are to sit apart. */
  | { kind: 'togetherAndApart'; pupils: [PupilId, PupilId] }
  /** Two pupils of one group are to sit apart, but wherever a block of that size stands, their desks touch. */
  | { kind: 'groupTouches'; pupils: [PupilId, PupilId]; groupSize: number }
  /** Two pupils of one group have desks to choose from that no block of that size connects. */
  | { kind: 'tooFarApart'; pupils: [PupilId, PupilId]; groupSize: number }
  /** The pupil is to sit beside more others than any of their desks has neighbours. */
  | { kind: 'tooFewNeighbours'; pupil: PupilId; others: PupilId[]; neighbourCount: number }
  /** The pupils are to sit together, but no more than so many desks that they may have are connected. */
  | { kind: 'tableTooSmall'; pupils: PupilId[]; deskCount: number }
  /** More groups of at least that size are to sit together than the room has places for. */
  | { kind: 'tooManyGroups'; groupCount: number; groupSize: number; placeCount: number }
  /** The pupils are mutually apart, but of the desks (in the zone) no more than so many are without contact. */
  | { kind: 'tooManyApart'; pupils: PupilId[]; zone?: 'front' | 'back'; mostApart: number }
  /** Two pupils are to sit apart, but all desks that they may have touch each other. */
  | { kind: 'desksTouch'; pupils: [PupilId, PupilId] }
  /** The room is so full that the pupil touches more pupils than those who are left beside the ones kept apart. */
  | { kind: 'neverAlone'; pupil: PupilId; apartFrom: number };

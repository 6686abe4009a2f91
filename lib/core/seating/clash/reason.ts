import type { ConditionId, PupilId } from '@/lib/core/conditions/condition';
import type { ZoneName as Zone } from '@/lib/core/conditions/kinds/kind';

/**
 * Reason why no seating map satisfies all conditions. The conditions listed in the reason, even without all other
 * conditions, cannot all be satisfied.
 */
export type ClashReason = {
  conditions: ConditionId[];
} & ClashStatement;

/**
 * Returns how many further empty desks the pupils named in a reason need to sit alone. Undefined if no reason gives a
 * finite number.
 */
export function missingDesks(reasons: readonly ClashReason[]): number | undefined {
  const reason = reasons.find(({ kind }) => kind === 'noEmptyDesk');
  const missing = reason?.kind === 'noEmptyDesk' ? reason.missing : Infinity;
  return missing === Infinity ? undefined : missing;
}

export type ClashStatement =
  | { kind: 'tooFewDesks'; pupilCount: number; deskCount: number }
  /** Clash: some pupils must sit alone, but the room has too few desks to keep the desks beside these pupils empty. */
  | {
      kind: 'noEmptyDesk';
      pupils: PupilId[];
      pupilCount: number;
      deskCount: number;
      missing: number;
    }
  | { kind: 'deskMissing'; pupil: PupilId }
  | { kind: 'deskTaken'; pupils: [PupilId, PupilId] }
  | { kind: 'twoDesks'; pupil: PupilId }
  | { kind: 'deskOutsideZone'; pupil: PupilId; zone: Zone }
  | { kind: 'frontAndBack'; pupils: PupilId[] }
  | { kind: 'noCommonDesk'; pupils: PupilId[]; zones: [Zone, Zone] }
  | { kind: 'zoneFull'; zone: Zone; pupils: PupilId[]; deskCount: number }
  | { kind: 'togetherAndApart'; pupils: [PupilId, PupilId] }
  /** Clash: two pupils of a group must sit apart, but their desks touch wherever the group sits. */
  | { kind: 'groupTouches'; pupils: [PupilId, PupilId]; groupSize: number }
  | { kind: 'tooFarApart'; pupils: [PupilId, PupilId]; groupSize: number }
  | { kind: 'tooFewNeighbours'; pupil: PupilId; others: PupilId[]; neighbourCount: number }
  | { kind: 'tableTooSmall'; pupils: PupilId[]; deskCount: number }
  | { kind: 'tooManyGroups'; groupCount: number; groupSize: number; placeCount: number }
  /**
   * Clash: some pupils must sit apart (at desks that do not touch). The room or zone has space for only `mostApart` of
   * these pupils.
   */
  | { kind: 'tooManyApart'; pupils: PupilId[]; zone?: 'front' | 'back'; mostApart: number }
  | { kind: 'desksTouch'; pupils: [PupilId, PupilId] }
  /**
   * Clash: a pupil must sit apart from `apartFrom` pupils. The remaining pupils and the empty desks are too few to fill
   * all desks that touch the pupil's desk.
   */
  | { kind: 'neverAlone'; pupil: PupilId; apartFrom: number };

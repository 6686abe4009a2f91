import type { ConditionId, PupilId } from '@/lib/core/conditions/condition';
import type { ZoneName as Zone } from '@/lib/core/conditions/kinds/kind';

/**
 * A reason why conditions cannot all be satisfied in a room. The conditions named in the reason are impossible even
 * without all other conditions.
 */
export type ClashReason = {
  conditions: ConditionId[];
} & ClashStatement;

/** Returns the number of desks that the room lacks. Undefined if more desks would not solve the clash. */
export function missingDesks(reasons: readonly ClashReason[]): number | undefined {
  const reason = reasons.find(({ kind }) => kind === 'noEmptyDesk');
  const missing = reason?.kind === 'noEmptyDesk' ? reason.missing : Infinity;
  return missing === Infinity ? undefined : missing;
}

export type ClashStatement =
  | { kind: 'tooFewDesks'; pupilCount: number; deskCount: number }
  /** Clash: some pupils must sit alone, but the room has too few desks to keep the desks beside them empty. */
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
  /** Clash: two pupils of one group must sit apart, but wherever the group sits, their desks touch. */
  | { kind: 'groupTouches'; pupils: [PupilId, PupilId]; groupSize: number }
  | { kind: 'tooFarApart'; pupils: [PupilId, PupilId]; groupSize: number }
  | { kind: 'tooFewNeighbours'; pupil: PupilId; others: PupilId[]; neighbourCount: number }
  | { kind: 'tableTooSmall'; pupils: PupilId[]; deskCount: number }
  | { kind: 'tooManyGroups'; groupCount: number; groupSize: number; placeCount: number }
  /**
   * Clash: the room or zone has too few desks for the pupils who must sit apart, because no two of their desks may
   * touch.
   */
  | { kind: 'tooManyApart'; pupils: PupilId[]; zone?: 'front' | 'back'; mostApart: number }
  | { kind: 'desksTouch'; pupils: [PupilId, PupilId] }
  /** Clash: a pupil must sit apart from so many others that one of them would touch the pupil in the full room. */
  | { kind: 'neverAlone'; pupil: PupilId; apartFrom: number };

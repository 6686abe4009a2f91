import type { ConditionId, PupilId } from '@/lib/core/conditions/condition';
import type { ZoneName as Zone } from '@/lib/core/conditions/kinds/kind';

/**
 * A reason why conditions cannot all be satisfied in a room. The conditions of the reason are impossible even without
 * the other conditions.
 */
export type ClashReason = {
  /** The ids of the clashing conditions, in the order of the problem. */
  conditions: ConditionId[];
} & ClashStatement;

/** The number of desks that the room lacks. Undefined if more desks would not solve the conflict. */
export function missingDesks(reasons: readonly ClashReason[]): number | undefined {
  const reason = reasons.find(({ kind }) => kind === 'noEmptyDesk');
  const missing = reason?.kind === 'noEmptyDesk' ? reason.missing : Infinity;
  return missing === Infinity ? undefined : missing;
}

export type ClashStatement =
  | { kind: 'tooFewDesks'; pupilCount: number; deskCount: number }
  /** The pupils must have nobody beside them, but the room lacks `missing` desks for this. */
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
  /** Two pupils of one group must sit apart, but their desks touch in every block of `groupSize` desks. */
  | { kind: 'groupTouches'; pupils: [PupilId, PupilId]; groupSize: number }
  /** Two pupils of one group are too far apart for any block of `groupSize` connected desks. */
  | { kind: 'tooFarApart'; pupils: [PupilId, PupilId]; groupSize: number }
  /** The pupil must sit beside all `others`, but each open desk has at most `neighbourCount` neighbours. */
  | { kind: 'tooFewNeighbours'; pupil: PupilId; others: PupilId[]; neighbourCount: number }
  /** The pupils must sit together, but at most `deskCount` of their open desks are connected. */
  | { kind: 'tableTooSmall'; pupils: PupilId[]; deskCount: number }
  /** The room has space for only `placeCount` groups of `groupSize` or more pupils. */
  | { kind: 'tooManyGroups'; groupCount: number; groupSize: number; placeCount: number }
  /** If no two used desks may touch, at most `mostApart` desks of the zone or room can be used. */
  | { kind: 'tooManyApart'; pupils: PupilId[]; zone?: 'front' | 'back'; mostApart: number }
  | { kind: 'desksTouch'; pupils: [PupilId, PupilId] }
  /**
   * The pupil must sit apart from `apartFrom` pupils, but the room is so full that one of them would touch the pupil.
   */
  | { kind: 'neverAlone'; pupil: PupilId; apartFrom: number };

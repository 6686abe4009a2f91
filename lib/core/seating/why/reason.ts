import type { ConditionId, PupilId } from '@/lib/core/conditions/condition';
import type { Clash } from '../held';
import type { Desk } from '@/lib/core/rooms/room';

/** A reason for a pupil's desk; each reason is true by itself. */
export type WhyReason =
  | { kind: 'locked' }
  | { kind: 'byHand' }
  | { kind: 'place'; condition: ConditionId; deskCount: number }
  /** Reason for a pupil's desk: a satisfied group condition; it names the members who sit next to the pupil. */
  | { kind: 'together'; condition: ConditionId; beside: PupilId[] }
  | { kind: 'apart'; condition: ConditionId; others: PupilId[] }
  | { kind: 'kept'; condition: ConditionId }
  | { kind: 'broken'; condition: ConditionId }
  | { kind: 'lastDesk'; desk: Desk; isSame: boolean }
  /**
   * Reason for a pupil's desk: the pupil sits in front now, but sat at the back before, or the other way round.
   */
  | { kind: 'turn'; zone: 'front' | 'back'; times: number; maps: number }
  | { kind: 'newNeighbours'; neighbours: PupilId[] }
  | { kind: 'formerNeighbour'; neighbour: PupilId; times: number };

/**
 * All desks of the room except the pupil's own desk, grouped by whether the pupil could sit there. Each desk is tested
 * with all conditions that the map satisfies, and all hard conditions of the pupil.
 */
export interface Elsewhere {
  possible: Desk[];
  /** Desks that a pupil can get by one exchange with another pupil, or by moving to an empty desk. */
  bySwap: Desk[];
  clashes: { clash: Clash; desks: Desk[] }[];
  unknown: Desk[];
}

export interface WhyAnswer {
  reasons: WhyReason[];
  elsewhere: Elsewhere;
}

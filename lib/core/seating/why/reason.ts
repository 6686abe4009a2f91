import type { ConditionId, PupilId } from '@/lib/core/conditions/condition';
import type { Clash } from '../held';
import type { Desk } from '@/lib/core/rooms/room';

/**
 * Fact that explains why a pupil sits at a desk, such as a locked desk, a condition or an earlier map. Each fact is
 * true, even if the seating engine did not use it.
 */
export type WhyReason =
  | { kind: 'locked' }
  | { kind: 'byHand' }
  | { kind: 'place'; condition: ConditionId; deskCount: number }
  /**
   * A satisfied `together` or `besideOne` condition; `beside` lists the pupils of the condition who sit next to the
   * pupil.
   */
  | { kind: 'together'; condition: ConditionId; beside: PupilId[] }
  | { kind: 'apart'; condition: ConditionId; others: PupilId[] }
  | { kind: 'kept'; condition: ConditionId }
  | { kind: 'broken'; condition: ConditionId }
  | { kind: 'lastDesk'; desk: Desk; isSame: boolean }
  /** The pupil now sits in `zone` (front or back), and sat in the opposite zone on `times` of `maps` earlier maps. */
  | { kind: 'turn'; zone: 'front' | 'back'; times: number; maps: number }
  | { kind: 'newNeighbours'; neighbours: PupilId[] }
  | { kind: 'formerNeighbour'; neighbour: PupilId; times: number };

/**
 * Answer for each desk of a room except a pupil's own desk: whether the pupil could sit at the desk. The map with the
 * pupil at that desk must satisfy all hard conditions about the pupil and all conditions that the present map
 * satisfies.
 */
export interface Elsewhere {
  possible: Desk[];
  /**
   * Desks that a pupil gets by exchanging desks with one classmate or by moving to an empty desk, while everybody else
   * stays. All these desks are also in `possible`.
   */
  bySwap: Desk[];
  clashes: { clash: Clash; desks: Desk[] }[];
  unknown: Desk[];
}

export interface WhyAnswer {
  reasons: WhyReason[];
  elsewhere: Elsewhere;
}

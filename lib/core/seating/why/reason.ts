import type { ConditionId, PupilId } from '@/lib/core/conditions/condition';
import type { Clash } from '../held';
import type { Desk } from '@/lib/core/rooms/room';

/** Why a pupil sits where they sit. Each is a statement that is true by itself; `condition` is the id of one. */
export type WhyReason =
  | { kind: 'locked' }
  /** The teacher put the pupil there. */
  | { kind: 'byHand' }
  /** A condition that the map keeps; it alone leaves the pupil so many desks of the room. */
  | { kind: 'place'; condition: ConditionId; deskCount: number }
  /** A group that the map keeps together, or that has a neighbour whom a condition asks for; these are the pupil's. */
  | { kind: 'together'; condition: ConditionId; beside: PupilId[] }
  /** The map keeps the pupil's desk off those of the others. */
  | { kind: 'apart'; condition: ConditionId; others: PupilId[] }
  /** Another condition about the pupil that the map keeps. */
  | { kind: 'kept'; condition: ConditionId }
  /** A condition about the pupil that the map breaks. */
  | { kind: 'broken'; condition: ConditionId }
  /** The desk of the newest earlier map. */
  | { kind: 'lastDesk'; desk: Desk; isSame: boolean }
  /** The pupil sits in front now and has sat at the back so many times in so many earlier maps, or the other way round. */
  | { kind: 'turn'; zone: 'front' | 'back'; times: number; maps: number }
  /** None of the neighbours was a neighbour in an earlier map. */
  | { kind: 'newNeighbours'; neighbours: PupilId[] }
  /** A neighbour who was one before, in so many earlier maps. */
  | { kind: 'formerNeighbour'; neighbour: PupilId; times: number };

/**
 * At which other desks the pupil could sit with everything kept that the map keeps, and every hard condition about the
 * pupil, and what stands against the rest.
 */
export interface Elsewhere {
  /** Desks at which a map has the pupil that keeps the same. */
  possible: Desk[];
  /** Those of them for which it is enough that the pupil changes places with the pupil who sits there. */
  bySwap: Desk[];
  /** Desks that no such map gives the pupil, by what clashes there. */
  clashes: { clash: Clash; desks: Desk[] }[];
  /** Desks about which nothing was found out in time. */
  unknown: Desk[];
}

export interface WhyAnswer {
  reasons: WhyReason[];
  elsewhere: Elsewhere;
}

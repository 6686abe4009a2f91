import type { ConditionId, PupilId } from '@/lib/core/conditions/condition';
import type { Clash } from '../held';
import type { Desk } from '@/lib/core/rooms/room';

/** A reason for a pupil's desk; each reason is true by itself. */
export type WhyReason =
  | { kind: 'locked' }
  | { kind: 'byHand' }
  /** A satisfied condition that allows the pupil `deskCount` desks of the room. */
  | { kind: 'place'; condition: ConditionId; deskCount: number }
  /** A satisfied group condition of the pupil; `beside` lists the members of the group who sit next to the pupil. */
  | { kind: 'together'; condition: ConditionId; beside: PupilId[] }
  /** The pupil's desk touches no desk of the pupils in `others`. */
  | { kind: 'apart'; condition: ConditionId; others: PupilId[] }
  | { kind: 'kept'; condition: ConditionId }
  | { kind: 'broken'; condition: ConditionId }
  | { kind: 'lastDesk'; desk: Desk; isSame: boolean }
  /** The pupil sits in front now, but sat at the back on `times` of the `maps` earlier maps; or the other way round. */
  | { kind: 'turn'; zone: 'front' | 'back'; times: number; maps: number }
  | { kind: 'newNeighbours'; neighbours: PupilId[] }
  | { kind: 'formerNeighbour'; neighbour: PupilId; times: number };

/**
 * All other desks of the room, each tested for a pupil. Each test uses all conditions that the map satisfies, and all
 * hard conditions of the pupil.
 */
export interface Elsewhere {
  possible: Desk[];
  /** The possible desks that the pupil gets by one exchange with another pupil, or by moving to an empty desk. */
  bySwap: Desk[];
  clashes: { clash: Clash; desks: Desk[] }[];
  /** Desks for which neither a map nor a clash was found before the time limit. */
  unknown: Desk[];
}

export interface WhyAnswer {
  reasons: WhyReason[];
  elsewhere: Elsewhere;
}

import type { ConditionId, PupilId } from '@/lib/core/conditions/condition';
import type { Clash } from '../held';
import type { Desk } from '@/lib/core/rooms/room';

/** A reason why a pupil has a desk: a statement that is true by itself. `condition` is the id of a condition. */
export type WhyReason =
  | { kind: 'locked' }
  /** The teacher moved the pupil to the desk. */
  | { kind: 'byHand' }
  /** A condition that the map satisfies and that allows the pupil `deskCount` desks of the room. */
  | { kind: 'place'; condition: ConditionId; deskCount: number }
  /** A together or `beside` group that the map satisfies; `beside` are the pupil's neighbours in it. */
  | { kind: 'together'; condition: ConditionId; beside: PupilId[] }
  /** A condition by which the pupil's desk does not touch the desks of the others. */
  | { kind: 'apart'; condition: ConditionId; others: PupilId[] }
  /** Another condition about the pupil that the map satisfies. */
  | { kind: 'kept'; condition: ConditionId }
  /** A condition about the pupil that the map breaks. */
  | { kind: 'broken'; condition: ConditionId }
  /** The pupil's desk on the newest earlier map. */
  | { kind: 'lastDesk'; desk: Desk; isSame: boolean }
  /** The pupil sits in front now and sat at the back on `times` of `maps` earlier maps, or the other way round. */
  | { kind: 'turn'; zone: 'front' | 'back'; times: number; maps: number }
  /** The pupil's neighbours were not neighbours on any earlier map. */
  | { kind: 'newNeighbours'; neighbours: PupilId[] }
  /** A neighbour of the pupil who was also a neighbour on `times` earlier maps. */
  | { kind: 'formerNeighbour'; neighbour: PupilId; times: number };

/**
 * The other desks that the pupil could have, and the clashes at all further desks. At a possible desk, every condition
 * that the map satisfies can be satisfied, and every hard condition about the pupil.
 */
export interface Elsewhere {
  /** Desks that the pupil can have with all these conditions satisfied. */
  possible: Desk[];
  /** The possible desks that the pupil can have just by changing places with the pupil who sits there. */
  bySwap: Desk[];
  /** Clashes at impossible desks, each with the desks where it occurs. */
  clashes: { clash: Clash; desks: Desk[] }[];
  /** Desks for which the time was over before an answer. */
  unknown: Desk[];
}

export interface WhyAnswer {
  reasons: WhyReason[];
  elsewhere: Elsewhere;
}

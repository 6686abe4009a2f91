import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';

/**
 * Which desks touch a desk: `edge` means the adjacent desks (at most four), `corner` means the surrounding desks (at
 * most eight).
 */
export type Touch = 'edge' | 'corner';

export interface MapRules {
  conditions: Condition[];
  locked?: Seating;
}

/**
 * Finished map of a term plan, which the planner does not change. Two pupils who must sit together because of a
 * `together` condition on this map do not count as a repeat on this map.
 */
export interface GivenMap {
  given: Seating;
  conditions?: Condition[];
}

export type PlanMap = GivenMap | MapRules;

export interface TermPlanProblem {
  room: MarkedRoom;
  pupils: PupilId[];
  /** Maps of a term plan in chronological order. */
  maps: PlanMap[];
  touch: Touch;
  /** Maps of the class that were made before the term plan, newest first. */
  history?: Seating[];
}

export const isGiven = (map: PlanMap): map is GivenMap => 'given' in map;

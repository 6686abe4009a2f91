import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';

/** Which desks count as touching: by edge, the four adjacent desks; by corner, all eight surrounding desks. */
export type Touch = 'edge' | 'corner';

export interface MapRules {
  conditions: Condition[];
  locked?: Seating;
}

/**
 * A finished map of a term plan. Two pupils whom a `together` condition puts side by side on this map are not counted
 * as a repeated pair.
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
  /** Maps of the class from before a term plan, newest first. */
  history?: Seating[];
}

export const isGiven = (map: PlanMap): map is GivenMap => 'given' in map;

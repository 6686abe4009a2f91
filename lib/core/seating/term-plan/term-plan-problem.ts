import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';

/** Meaning of desks that touch: by edge, the four adjacent desks; by corner, all eight surrounding desks. */
export type Touch = 'edge' | 'corner';

export interface MapRules {
  conditions: Condition[];
  locked?: Seating;
}

/** A finished map of a term plan. Pairs of its `together` conditions are no repeats. */
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
  /** Maps before a term plan, newest first. */
  history?: Seating[];
}

export const isGiven = (map: PlanMap): map is GivenMap => 'given' in map;

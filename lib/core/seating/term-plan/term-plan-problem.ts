import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';

/** Which desks touch: those that share an edge (neighbours), or all eight surrounding ones. */
export type Touch = 'edge' | 'corner';

/** The conditions and locked desks of a map to be made. */
export interface MapRules {
  conditions: Condition[];
  locked?: Seating;
}

/** A map that does not change. Only its together conditions count: their pairs are no repeats. */
export interface GivenMap {
  given: Seating;
  conditions?: Condition[];
}

/** One map of a plan. */
export type PlanMap = GivenMap | MapRules;

/** Input of `planMaps`; pupils and room as in `SeatingProblem`. */
export interface TermPlanProblem {
  room: MarkedRoom;
  pupils: PupilId[];
  /** The maps in chronological order. */
  maps: PlanMap[];
  touch: Touch;
  /** Maps before the plan, newest first. */
  history?: Seating[];
}

export const isGiven = (map: PlanMap): map is GivenMap => 'given' in map;

import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';

/** `edge`: the four adjacent desks touch. `corner`: all eight surrounding desks touch. */
export type Touch = 'edge' | 'corner';

export interface MapRules {
  conditions: Condition[];
  locked?: Seating;
}

/** A finished map of the plan. Pairs of its `together` conditions are no repeats. */
export interface GivenMap {
  given: Seating;
  conditions?: Condition[];
}

export type PlanMap = GivenMap | MapRules;

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

import type { Condition, PupilId } from '../conditions/condition';
import type { EmptyDeskPlace } from '../seating/empty-desks';
import type { Suggestion } from './suggestion-list';

/** A condition that is not complete yet; its pupils are those selected on the map. */
export interface ConditionDraft {
  typed: string;
  /** The marks that are chosen beside the pupils, by the ids that stand for them. */
  marks?: readonly PupilId[];
  /** The id of the edited condition. */
  editing?: string;
}

/** The conditions of a class as the server stores them. */
export interface KeptList {
  /** Version of the list; 0 until conditions are stored for the first time. */
  version: number;
  conditions: Condition[];
  /** Conditions that lapsed when a pupil was deleted. */
  lapsed: Condition[];
}

/** Data of a class's map besides the map itself. */
export interface Making {
  /** Whether the engine has made the map; until then the map has a room and conditions, but no seats. */
  isMade: boolean;
  /** The place of the desks that remain empty. */
  empty: EmptyDeskPlace;
  draft: ConditionDraft;
  /** Recent maps of the engine, to return to. */
  suggestions: readonly Suggestion[];
  /** The class's conditions as last received from the server. */
  kept: KeptList;
  /** Conditions with too few remaining pupils, until the teacher has read the notice. */
  lapsed: Condition[];
  /** The conditions that the server has; any other list is unsaved. */
  saved: readonly Condition[];
  /**
   * Lists that were sent since the server's last answer; the server may have stored them although the answer was
   * lost.
   */
  sent: readonly (readonly Condition[])[];
}

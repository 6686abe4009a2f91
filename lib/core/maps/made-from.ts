import type { Condition, PupilId } from '../conditions/condition';
import type { EmptyDeskPlace } from '../seating/empty-desks';
import type { Suggestion } from './suggestion-list';

/** A condition that is not complete yet; its pupils are those selected on the map. */
export interface ConditionDraft {
  typed: string;
  /** The chosen marks, by the ids that stand for them in conditions. */
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

/** The data of a class's map that is being made, besides the map itself. */
export interface Making {
  /** Whether the engine has made the map; until then the map has a room and conditions, but no seats. */
  isMade: boolean;
  /** The part of the room where desks remain empty. */
  empty: EmptyDeskPlace;
  draft: ConditionDraft;
  /** Recent maps of the engine, to which the teacher can return. */
  suggestions: readonly Suggestion[];
  /** The class's conditions as last received from the server. */
  kept: KeptList;
  /** Conditions with too few remaining pupils, until the teacher has read the notice. */
  lapsed: Condition[];
  /** The conditions that the server has stored. If the map's conditions differ, they are unsaved. */
  saved: readonly Condition[];
  /**
   * Lists that were sent after the server's last response. The server may have stored them even if its response was
   * lost.
   */
  sent: readonly (readonly Condition[])[];
}

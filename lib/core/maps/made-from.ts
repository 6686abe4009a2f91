import type { Condition, PupilId } from '../conditions/condition';
import type { EmptyDeskPlace } from '../seating/empty-desks';
import type { Suggestion } from './suggestion-list';

/** A condition that is not complete yet; its pupils are those selected on the map. */
export interface ConditionDraft {
  typed: string;
  marks?: readonly PupilId[];
  /** Id of the edited condition; undefined for a new condition. */
  editing?: string;
}

export interface KeptList {
  /** Version of the list of conditions; 0 until conditions are stored for the first time. */
  version: number;
  conditions: Condition[];
  /** Conditions that lapsed because a pupil was deleted. */
  lapsed: Condition[];
}

export interface Making {
  /** Whether the engine has made the map; before that, the map has no seats. */
  isMade: boolean;
  /** The part of the room where desks remain empty. */
  empty: EmptyDeskPlace;
  draft: ConditionDraft;
  suggestions: readonly Suggestion[];
  /** The class's conditions as last received from the server. */
  kept: KeptList;
  /** Conditions with too few remaining pupils, until the teacher has read the notice. */
  lapsed: Condition[];
  /** The conditions as the server stored them. If `map.conditions` is another array, the map has unsaved conditions. */
  saved: readonly Condition[];
  /**
   * Lists of conditions sent since the last response. The server may have stored them even if its response was lost.
   */
  sent: readonly (readonly Condition[])[];
}

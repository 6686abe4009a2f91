import type { Condition, PupilId } from '../conditions/condition';
import type { EmptyDeskPlace } from '../seating/empty-desks';
import type { Suggestion } from './suggestion-list';

/** Condition that a teacher is still typing. The pupils of the condition are the pupils selected on the map. */
export interface ConditionDraft {
  typed: string;
  marks?: readonly PupilId[];
  /** Id of the condition that the teacher is changing; undefined for a new condition. */
  editing?: string;
}

export interface KeptList {
  /** Version of the stored list of conditions of a class; 0 if the class has never stored conditions. */
  version: number;
  conditions: Condition[];
  lapsed: Condition[];
}

export interface Making {
  isMade: boolean;
  empty: EmptyDeskPlace;
  draft: ConditionDraft;
  suggestions: readonly Suggestion[];
  /** Conditions of the class as last received from the server. */
  kept: KeptList;
  /** Conditions of the class that have too few pupils left; emptied when the teacher has read the notice. */
  lapsed: Condition[];
  /**
   * Conditions of the class as the server stored them. Unsaved changes exist if `saved` is not the same array object as
   * the map's `conditions`.
   */
  saved: readonly Condition[];
  /**
   * Lists of conditions sent to the server since the last response. The server may have stored a list although the
   * response was lost.
   */
  sent: readonly (readonly Condition[])[];
}

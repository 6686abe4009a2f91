import type { Condition, PupilId } from '../conditions/condition';
import type { EmptyDeskPlace } from '../seating/empty-desks';
import type { Suggestion } from './suggestion-list';

/** Unfinished condition of a teacher; its pupils are those selected on the map. */
export interface ConditionDraft {
  typed: string;
  marks?: readonly PupilId[];
  /** Id of the condition that a teacher is changing; undefined for a new condition. */
  editing?: string;
}

export interface KeptList {
  /** Version of a class's list of conditions; 0 until conditions are stored for the first time. */
  version: number;
  conditions: Condition[];
  lapsed: Condition[];
}

export interface Making {
  isMade: boolean;
  empty: EmptyDeskPlace;
  draft: ConditionDraft;
  suggestions: readonly Suggestion[];
  /** Conditions of a class as last received from the server. */
  kept: KeptList;
  /** Conditions of a class that have too few pupils left, until the teacher has read the notice. */
  lapsed: Condition[];
  /**
   * Conditions of a class as the server stored them. If the map's conditions are not this same array, they are unsaved.
   */
  saved: readonly Condition[];
  /** Lists of conditions sent since the server's last response; they may be stored although the response was lost. */
  sent: readonly (readonly Condition[])[];
}

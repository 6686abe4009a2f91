import type { Condition, PupilId } from '../conditions/condition';
import type { EmptyDeskPlace } from '../seating/empty-desks';
import type { Suggestion } from './suggestion-list';

/** A condition that is not entered yet; the pupils for it are those who are chosen on the map. */
export interface ConditionDraft {
  typed: string;
  /** The marks that are chosen beside the pupils, by the ids that stand for them. */
  marks?: readonly PupilId[];
  /** The id of the condition that is edited. */
  editing?: string;
}

/** The conditions that the server keeps for a class. */
export interface KeptList {
  /** 0 until conditions are kept for the first time. */
  version: number;
  conditions: Condition[];
  /** Conditions that ended when a pupil was deleted. */
  lapsed: Condition[];
}

/** What belongs to the map of a class beside the map itself. */
export interface Making {
  /** Whether the engine has made the map; until then it has a room and conditions, and no seats. */
  isMade: boolean;
  /** The place of the desks that stay empty. */
  empty: EmptyDeskPlace;
  draft: ConditionDraft;
  /** The last maps of the engine, to return to. */
  suggestions: readonly Suggestion[];
  /** The class's conditions as the server had them last. */
  kept: KeptList;
  /** Conditions that have too few pupils left, until the teacher has read of them. */
  lapsed: Condition[];
  /** The conditions of the map that the server has; any other list is to be saved. */
  saved: readonly Condition[];
  /** Lists that were sent since the server's last answer; it may have stored them although the answer was lost. */
  sent: readonly (readonly Condition[])[];
}

import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import type { HistoryTold } from '@/lib/core/editing/history';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import type { Desk } from '@/lib/core/rooms/room';
import type { RoomChoice } from './room-choice';
import type { ConditionsEdit, Refusal, ReplaceReason } from './command';

/** A change of a map, as data for its message; names and places are added in the user's language. */
export type DoneTold =
  /** `pupils` were moved to desks around `to`; `swapped` got their former desks. */
  | { code: 'moved'; pupils: readonly PupilId[]; to: Desk; swapped: readonly PupilId[] }
  | { code: 'tablesSwapped'; pupils: readonly PupilId[]; from: Desk; to: Desk }
  | { code: 'locked' | 'unlocked'; pupils: readonly PupilId[] }
  | { code: 'absent'; pupil: PupilId; desk: 'kept' | 'offered' }
  | { code: 'back'; pupil: PupilId; desk: Desk }
  | { code: 'traineeAdded'; name: string; desk: Desk }
  | { code: 'traineeRemoved'; name: string }
  /** `moved` is the pupil who had to leave the desk. */
  | { code: 'leftEmpty'; desk: Desk; moved?: PupilId }
  | { code: 'inUse'; desk: Desk }
  | {
      code: 'conditionAdded' | 'conditionEased' | 'conditionLeftOut' | 'conditionRemoved';
      condition: Condition;
    }
  | { code: 'conditionsEdited'; edit: ConditionsEdit }
  /** `moved` is the number of pupils with another desk than before. */
  | { code: 'replaced'; reason: ReplaceReason; moved: number }
  /** After another change, `moved` pupils got other desks so that all conditions are met. */
  | { code: 'mended'; after: DoneTold; moved: number }
  | { code: 'roomChanged'; choice: RoomChoice }
  | { code: 'furnished'; mark: PlaceMark }
  /** `count` pupils have no desk now, besides absent pupils. */
  | { code: 'cleared'; count: number };

/** The ids of the conditions that a step breaks, mends, and leaves broken. */
export interface Consequence {
  breaks: string[];
  mends: string[];
  staysBroken: string[];
}

/** A message of the workbench to its user, as data. */
export type Told =
  | { code: 'done' | 'undone' | 'redone'; step: DoneTold; consequence: Consequence }
  | { code: 'nothingChosen' | 'putBack' | 'chooseTwo' }
  /** The map was not mended: nothing was broken, nothing better exists, or none was found in time. */
  | { code: 'nothingToFix' | 'stillBroken' | 'notFixed' }
  /** Unsaved work was restored. */
  | { code: 'restored' }
  | { code: 'chosen'; pupils: readonly PupilId[] }
  | { code: 'pickedUp'; pupils: readonly PupilId[]; isTable: boolean }
  /** The preview of a drop at the desk below the dragged object, or the reason why the drop is refused. */
  | { code: 'over'; desk: Desk; consequence: Consequence }
  | { code: 'overRefused'; desk: Desk; refused: Refusal }
  | HistoryTold<Refusal>;

import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import type { HistoryTold } from '@/lib/core/editing/history';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import type { Desk } from '@/lib/core/rooms/room';
import type { RoomChoice } from './room-choice';
import type { ConditionsEdit, Refusal, ReplaceReason } from './command';

/** A change of a map, as data for its message; names and places are added in the user's language. */
export type DoneTold =
  /** `pupils` came to desks around `to`; those of `swapped` got theirs. */
  | { code: 'moved'; pupils: readonly PupilId[]; to: Desk; swapped: readonly PupilId[] }
  | { code: 'tablesSwapped'; pupils: readonly PupilId[]; from: Desk; to: Desk }
  | { code: 'locked' | 'unlocked'; pupils: readonly PupilId[] }
  | { code: 'absent'; pupil: PupilId; desk: 'kept' | 'offered' }
  | { code: 'back'; pupil: PupilId; desk: Desk }
  | { code: 'traineeAdded'; name: string; desk: Desk }
  | { code: 'traineeRemoved'; name: string }
  /** `moved` had to leave the desk. */
  | { code: 'leftEmpty'; desk: Desk; moved?: PupilId }
  | { code: 'inUse'; desk: Desk }
  | {
      code: 'conditionAdded' | 'conditionEased' | 'conditionLeftOut' | 'conditionRemoved';
      condition: Condition;
    }
  | { code: 'conditionsEdited'; edit: ConditionsEdit }
  /** `moved` is how many sit elsewhere than before. */
  | { code: 'replaced'; reason: ReplaceReason; moved: number }
  /** After a change of something else, `moved` pupils got other desks so that all conditions hold. */
  | { code: 'mended'; after: DoneTold; moved: number }
  | { code: 'roomChanged'; choice: RoomChoice }
  | { code: 'furnished'; mark: PlaceMark }
  /** `count` are without a desk now, besides those who are away. */
  | { code: 'cleared'; count: number };

/** The conditions, by id, that a step breaks, that it mends, and that stay broken. */
export interface Consequence {
  breaks: string[];
  mends: string[];
  staysBroken: string[];
}

/** A message of the workbench to its user, as data. */
export type Told =
  | { code: 'done' | 'undone' | 'redone'; step: DoneTold; consequence: Consequence }
  | { code: 'nothingChosen' | 'putBack' | 'chooseTwo' }
  /** Mending was asked for, and the map stays as it is: nothing was broken, nothing better exists, or none was found in time. */
  | { code: 'nothingToFix' | 'stillBroken' | 'notFixed' }
  /** Unsaved work was restored. */
  | { code: 'restored' }
  | { code: 'chosen'; pupils: readonly PupilId[] }
  | { code: 'pickedUp'; pupils: readonly PupilId[]; isTable: boolean }
  /** The desk below the carried thing: the preview of a drop there, or why it cannot be dropped. */
  | { code: 'over'; desk: Desk; consequence: Consequence }
  | { code: 'overRefused'; desk: Desk; refused: Refusal }
  | HistoryTold<Refusal>;

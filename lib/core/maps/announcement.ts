import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import type { HistoryAnnouncement } from '@/lib/core/editing/history';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import type { Desk } from '@/lib/core/rooms/room';
import type { RoomChoice } from './room-choice';
import type { ConditionsEdit, Refusal, ReplaceReason } from './command';

/** A change of a map, as data for a translated message. */
export type DoneAnnouncement =
  /** `pupils` were moved to desks around `to`; `swapped` are the displaced pupils. */
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
  /** `moved` is the number of pupils with a new desk. */
  | { code: 'replaced'; reason: ReplaceReason; moved: number }
  /** `moved` is the number of pupils whom the engine moved after the change `after`, to satisfy conditions. */
  | { code: 'mended'; after: DoneAnnouncement; moved: number }
  | { code: 'roomChanged'; choice: RoomChoice }
  | { code: 'furnished'; mark: PlaceMark }
  /** `count` is the number of pupils who lost their desk, without absent pupils. */
  | { code: 'cleared'; count: number };

/** Ids of the conditions that a step breaks, mends or leaves broken. */
export interface Consequence {
  breaks: string[];
  mends: string[];
  staysBroken: string[];
}

export type Announcement =
  | { code: 'done' | 'undone' | 'redone'; step: DoneAnnouncement; consequence: Consequence }
  | { code: 'nothingChosen' | 'putBack' | 'chooseTwo' }
  /** The engine changed nothing: no condition was broken, nothing better exists, or the time was over. */
  | { code: 'nothingToFix' | 'stillBroken' | 'notFixed' }
  | { code: 'restored' }
  | { code: 'chosen'; pupils: readonly PupilId[] }
  | { code: 'pickedUp'; pupils: readonly PupilId[]; isTable: boolean }
  /** Preview of a drop at `desk`, or why the drop is refused. */
  | { code: 'over'; desk: Desk; consequence: Consequence }
  | { code: 'overRefused'; desk: Desk; refused: Refusal }
  | HistoryAnnouncement<Refusal>;

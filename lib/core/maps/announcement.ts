import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import type { HistoryAnnouncement } from '@/lib/core/editing/history';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import type { Desk } from '@/lib/core/rooms/room';
import type { RoomChoice } from './room-choice';
import type { ConditionsEdit, Refusal, ReplaceReason } from './command';

/** Completed change of a seating map, as data for a translated message to the user. */
export type DoneAnnouncement =
  | { code: 'moved'; pupils: readonly PupilId[]; to: Desk; swapped: readonly PupilId[] }
  | { code: 'tablesSwapped'; pupils: readonly PupilId[]; from: Desk; to: Desk }
  | { code: 'locked' | 'unlocked'; pupils: readonly PupilId[] }
  | { code: 'absent'; pupil: PupilId; desk: 'kept' | 'offered' }
  | { code: 'back'; pupil: PupilId; desk: Desk }
  | { code: 'traineeAdded'; name: string; desk: Desk }
  | { code: 'traineeRemoved'; name: string }
  | { code: 'leftEmpty'; desk: Desk; moved?: PupilId }
  | { code: 'inUse'; desk: Desk }
  | {
      code: 'conditionAdded' | 'conditionEased' | 'conditionLeftOut' | 'conditionRemoved';
      condition: Condition;
    }
  | { code: 'conditionsEdited'; edit: ConditionsEdit }
  | { code: 'replaced'; reason: ReplaceReason; moved: number }
  /**
   * `after`: change by the teacher. `moved`: number of pupils whom the seating engine then moved to satisfy conditions.
   */
  | { code: 'mended'; after: DoneAnnouncement; moved: number }
  | { code: 'roomChanged'; choice: RoomChoice }
  | { code: 'furnished'; mark: PlaceMark }
  /** `count`: number of present pupils who lost their desk when all desks were cleared. */
  | { code: 'cleared'; count: number };

/** Ids of the conditions that a change of a seating map breaks, satisfies or leaves broken. */
export interface Consequence {
  breaks: string[];
  mends: string[];
  staysBroken: string[];
}

export type Announcement =
  | { code: 'done' | 'undone' | 'redone'; step: DoneAnnouncement; consequence: Consequence }
  | { code: 'nothingChosen' | 'putBack' | 'chooseTwo' }
  /**
   * The seating engine changed nothing: no condition was broken (`nothingToFix`), no better seating exists
   * (`stillBroken`), or the search ended without a result (`notFixed`).
   */
  | { code: 'nothingToFix' | 'stillBroken' | 'notFixed' }
  | { code: 'restored' }
  | { code: 'chosen'; pupils: readonly PupilId[] }
  | { code: 'pickedUp'; pupils: readonly PupilId[]; isTable: boolean }
  | { code: 'over'; desk: Desk; consequence: Consequence }
  | { code: 'overRefused'; desk: Desk; refused: Refusal }
  | HistoryAnnouncement<Refusal>;

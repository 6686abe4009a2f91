import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import type { HistoryAnnouncement } from '@/lib/core/editing/history';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import type { Desk } from '@/lib/core/rooms/room';
import type { RoomChoice } from './room-choice';
import type { ConditionsEdit, Refusal, ReplaceReason } from './command';

/** A change of a seating map, as data for a translated message. */
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
  /** Number of pupils whom the seating engine moved to satisfy conditions, after the teacher changed the map. */
  | { code: 'mended'; after: DoneAnnouncement; moved: number }
  | { code: 'roomChanged'; choice: RoomChoice }
  | { code: 'furnished'; mark: PlaceMark }
  /** Number of pupils, not counting absent ones, who lost their desk when all desks were cleared. */
  | { code: 'cleared'; count: number };

/** Ids of the conditions that a step in editing a map breaks, mends or leaves broken. */
export interface Consequence {
  breaks: string[];
  mends: string[];
  staysBroken: string[];
}

export type Announcement =
  | { code: 'done' | 'undone' | 'redone'; step: DoneAnnouncement; consequence: Consequence }
  | { code: 'nothingChosen' | 'putBack' | 'chooseTwo' }
  /** Seating engine changed nothing: no condition was broken, nothing better exists, or the time was over. */
  | { code: 'nothingToFix' | 'stillBroken' | 'notFixed' }
  | { code: 'restored' }
  | { code: 'chosen'; pupils: readonly PupilId[] }
  | { code: 'pickedUp'; pupils: readonly PupilId[]; isTable: boolean }
  | { code: 'over'; desk: Desk; consequence: Consequence }
  | { code: 'overRefused'; desk: Desk; refused: Refusal }
  | HistoryAnnouncement<Refusal>;

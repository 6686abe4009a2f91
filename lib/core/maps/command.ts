import type { Condition, ConditionId, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import type { Trainee } from './map-document';
import type { RoomChoice } from './room-choice';

/**
 * The origin of a whole new map: another suggestion of the engine, the mended rest of a map changed by hand, the answer
 * to a "what if", a map made from the beginning, or one of a sheet.
 */
export type ReplaceReason = 'suggestion' | 'fixed' | 'supposed' | 'generated' | 'imported';

/** An edit of a list of conditions: of one, or that some which others imply were removed. */
export type ConditionsEdit =
  | {
      code: 'added' | 'removed' | 'changed' | 'renewed' | 'switchedOff' | 'switchedOn';
      condition: Condition;
    }
  | { code: 'merged'; count: number };

/** A command to a map, as data. Pupils are also trainees, except in conditions and absences. */
export type Command =
  /**
   * Moves pupils so that `grabbed`, one of them, comes to the desk `to`; the others keep their places beside `grabbed`.
   * Those who sit there get the desks that become free, in the same shape.
   */
  | { type: 'move'; pupils: readonly PupilId[]; grabbed: PupilId; to: Desk }
  /** Exchanges all who sit at the table of one desk with all at the table of the other; the shapes must be the same. */
  | { type: 'swapTables'; from: Desk; to: Desk }
  | { type: 'lock' | 'unlock'; pupils: readonly PupilId[] }
  | { type: 'setAbsent'; pupil: PupilId; desk: 'kept' | 'offered' }
  /** An absent pupil is here again, at the old desk if it is free, else at the nearest free one. */
  | { type: 'takeBack'; pupil: PupilId }
  /** A trainee comes, to this desk or the frontmost free one. */
  | { type: 'addTrainee'; trainee: Trainee; desk?: Desk }
  | { type: 'removeTrainee'; trainee: string }
  /** The desk is to stay empty; a pupil who sits there gets the nearest free one. */
  | { type: 'leaveEmpty'; desk: Desk }
  | { type: 'useDesk'; desk: Desk }
  | { type: 'addCondition'; condition: Condition }
  /** Makes a wish of a condition. */
  | { type: 'easeCondition'; id: ConditionId }
  /** The condition is not part of this map; its class keeps it. */
  | { type: 'leaveOut'; id: ConditionId }
  /** The condition is deleted, also from its class. */
  | { type: 'removeCondition'; id: ConditionId }
  /** The conditions are as in a list, or others of them are left out. */
  | { type: 'editConditions'; conditions?: Condition[]; off?: ConditionId[]; edit: ConditionsEdit }
  /** Pupils sit as in `seats`; those who are not in it have no desk. */
  | { type: 'replaceSeats'; seats: Seating; reason: ReplaceReason }
  /** The same people in another room, where they sit as in `seats`; none is locked and no desk is left empty there. */
  | { type: 'changeRoom'; choice: RoomChoice; seats: Seating }
  /** The room gets a mark that it lacks, such as a door; its desks stay. */
  | { type: 'furnish'; mark: PlaceMark }
  /** Takes all who are not locked from their desks. */
  | { type: 'clear' };

/**
 * Why a command was not carried out:
 * - `locked`: a locked pupil would move.
 * - `noDesk`: there is no desk where a pupil would come.
 * - `noFreeDesk`: no desk is left for a pupil who needs one.
 * - `otherShape`: the tables do not have the same shape, or are one and the same.
 * - `sameCondition`: the condition is there already.
 * - `notAMap`: two at one desk, or a pupil at a desk that the room does not have or that is left empty.
 * - `unknown`: there is no such pupil, trainee or condition.
 */
export type Refusal =
  | { code: 'locked'; pupil: PupilId }
  | { code: 'noDesk' | 'noFreeDesk' | 'otherShape' | 'sameCondition' | 'notAMap' | 'unknown' };

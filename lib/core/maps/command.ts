import type { Condition, ConditionId, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import type { Trainee } from './map-document';
import type { RoomChoice } from './room-choice';

/**
 * Why all seats of a map are replaced:
 * - `suggestion`: the engine made another suggestion.
 * - `fixed`: the engine corrected a map that was changed by hand.
 * - `supposed`: the teacher asked a "what if" question.
 * - `generated`: the map was made from the beginning.
 * - `imported`: the map was read from a spreadsheet.
 */
export type ReplaceReason = 'suggestion' | 'fixed' | 'supposed' | 'generated' | 'imported';

export type ConditionsEdit =
  | {
      code: 'added' | 'removed' | 'changed' | 'renewed' | 'switchedOff' | 'switchedOn';
      condition: Condition;
    }
  | { code: 'merged'; count: number };

/** A command on a seating map, as data. Its pupils may be trainees, except in commands about conditions or absences. */
export type Command =
  /**
   * Move of pupils by the same offset, so that the grabbed pupil gets the target desk. Displaced pupils get the freed
   * desks.
   */
  | { type: 'move'; pupils: readonly PupilId[]; grabbed: PupilId; to: Desk }
  | { type: 'swapTables'; from: Desk; to: Desk }
  | { type: 'lock' | 'unlock'; pupils: readonly PupilId[] }
  | { type: 'setAbsent'; pupil: PupilId; desk: 'kept' | 'offered' }
  /** Return of an absent pupil to the old desk if it is free, otherwise to the nearest free desk. */
  | { type: 'takeBack'; pupil: PupilId }
  /** New trainee on a map, at the free desk nearest the front left corner if no desk is given. */
  | { type: 'addTrainee'; trainee: Trainee; desk?: Desk }
  | { type: 'removeTrainee'; trainee: string }
  /** Desk to leave empty; its pupil gets the nearest free desk. */
  | { type: 'leaveEmpty'; desk: Desk }
  | { type: 'useDesk'; desk: Desk }
  | { type: 'addCondition'; condition: Condition }
  | { type: 'easeCondition'; id: ConditionId }
  /** Condition to switch off for one map; the condition remains in its class. */
  | { type: 'leaveOut'; id: ConditionId }
  /** Condition to delete from a map and from its class. */
  | { type: 'removeCondition'; id: ConditionId }
  | { type: 'editConditions'; conditions?: Condition[]; off?: ConditionId[]; edit: ConditionsEdit }
  /** New seats for a whole map; pupils without a new seat have no desk afterwards. */
  | { type: 'replaceSeats'; seats: Seating; reason: ReplaceReason }
  /** New room and seats for a map; locked pupils become unlocked, and desks left empty become usable. */
  | { type: 'changeRoom'; choice: RoomChoice; seats: Seating }
  | { type: 'furnish'; mark: PlaceMark }
  | { type: 'clear' };

/**
 * Why a command on a map is refused:
 * - `locked`: a locked pupil would move.
 * - `noDesk`: the room has no desk at the target.
 * - `noFreeDesk`: no free desk is left for a pupil.
 * - `otherShape`: two tables have different shapes, or are the same table.
 * - `sameCondition`: the condition already exists.
 * - `notAMap`: two pupils would share a desk, or a pupil would have a desk that the room lacks.
 * - `unknown`: the pupil, trainee or condition does not exist.
 */
export type Refusal =
  | { code: 'locked'; pupil: PupilId }
  | { code: 'noDesk' | 'noFreeDesk' | 'otherShape' | 'sameCondition' | 'notAMap' | 'unknown' };

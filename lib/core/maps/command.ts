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

/** A command on a seating map, as data. Pupils include trainees, except in conditions and absences. */
export type Command =
  /**
   * Moves pupils together: `grabbed` gets the desk `to`, and the others move by the same offset. Displaced pupils get
   * the freed desks.
   */
  | { type: 'move'; pupils: readonly PupilId[]; grabbed: PupilId; to: Desk }
  /** Exchanges the pupils of two tables with the same shape. */
  | { type: 'swapTables'; from: Desk; to: Desk }
  | { type: 'lock' | 'unlock'; pupils: readonly PupilId[] }
  | { type: 'setAbsent'; pupil: PupilId; desk: 'kept' | 'offered' }
  /** Marks an absent pupil as present, at the old desk if it is free, otherwise at the nearest free desk. */
  | { type: 'takeBack'; pupil: PupilId }
  /** Adds a trainee at `desk`, or at the frontmost free desk if `desk` is missing. */
  | { type: 'addTrainee'; trainee: Trainee; desk?: Desk }
  | { type: 'removeTrainee'; trainee: string }
  /** Leaves a desk empty; its pupil gets the nearest free desk. */
  | { type: 'leaveEmpty'; desk: Desk }
  | { type: 'useDesk'; desk: Desk }
  | { type: 'addCondition'; condition: Condition }
  /** Turns a hard condition into a wish. */
  | { type: 'easeCondition'; id: ConditionId }
  /** Switches a condition off for this map; the condition remains in its class. */
  | { type: 'leaveOut'; id: ConditionId }
  /** Deletes a condition from the map and from its class. */
  | { type: 'removeCondition'; id: ConditionId }
  /** Replaces the conditions of a map, or its switched-off conditions. */
  | { type: 'editConditions'; conditions?: Condition[]; off?: ConditionId[]; edit: ConditionsEdit }
  /** Replaces all seats of a map; pupils missing in `seats` get no desk. */
  | { type: 'replaceSeats'; seats: Seating; reason: ReplaceReason }
  /** Moves a map to another room with the new `seats`. Locks and empty desks are removed. */
  | { type: 'changeRoom'; choice: RoomChoice; seats: Seating }
  /** Adds a missing mark to the room, such as a door. */
  | { type: 'furnish'; mark: PlaceMark }
  /** Removes all pupils from their desks, except locked pupils. */
  | { type: 'clear' };

/**
 * Why a command on a map is refused:
 * - `locked`: a locked pupil would move.
 * - `noDesk`: the target of a pupil has no desk.
 * - `noFreeDesk`: no free desk is left for a pupil.
 * - `otherShape`: the two tables have different shapes, or are the same table.
 * - `sameCondition`: the condition already exists.
 * - `notAMap`: two pupils share a desk, or a pupil has a desk that the room lacks.
 * - `unknown`: the pupil, trainee or condition does not exist.
 */
export type Refusal =
  | { code: 'locked'; pupil: PupilId }
  | { code: 'noDesk' | 'noFreeDesk' | 'otherShape' | 'sameCondition' | 'notAMap' | 'unknown' };

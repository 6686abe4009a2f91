import type { Condition, ConditionId, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import type { Trainee } from './map-document';
import type { RoomChoice } from './room-choice';

/**
 * Why all seats of a seating map are replaced:
 * - `suggestion`: the seating engine made a new suggestion.
 * - `fixed`: the seating engine corrected a map that the teacher had changed by hand.
 * - `supposed`: the teacher chose the seats that answer a "what if" question.
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

/**
 * Command on a seating map, as data. Pupils may be trainees (guests in the class), except in commands on conditions or
 * absences.
 */
export type Command =
  /**
   * Moves all `pupils` by the same offset, so that the pupil `grabbed` gets the desk `to`. Displaced pupils get the
   * desks that become free.
   */
  | { type: 'move'; pupils: readonly PupilId[]; grabbed: PupilId; to: Desk }
  | { type: 'swapTables'; from: Desk; to: Desk }
  | { type: 'lock' | 'unlock'; pupils: readonly PupilId[] }
  | { type: 'setAbsent'; pupil: PupilId; desk: 'kept' | 'offered' }
  /**
   * Ends the absence of a pupil. A pupil without a desk gets the former desk if that desk is free, otherwise the
   * nearest free desk.
   */
  | { type: 'takeBack'; pupil: PupilId }
  /**
   * Adds a trainee (a guest in the class). Without `desk`, the trainee gets the free desk nearest the front left
   * corner.
   */
  | { type: 'addTrainee'; trainee: Trainee; desk?: Desk }
  | { type: 'removeTrainee'; trainee: string }
  /** Keeps a desk empty. A pupil at this desk moves to the nearest free desk. */
  | { type: 'leaveEmpty'; desk: Desk }
  | { type: 'useDesk'; desk: Desk }
  | { type: 'addCondition'; condition: Condition }
  | { type: 'easeCondition'; id: ConditionId }
  /** Switches a condition off for this map. The class keeps the condition. */
  | { type: 'leaveOut'; id: ConditionId }
  /** Deletes a condition from this map and from the class. */
  | { type: 'removeCondition'; id: ConditionId }
  | { type: 'editConditions'; conditions?: Condition[]; off?: ConditionId[]; edit: ConditionsEdit }
  /** Replaces all seats of a map. A pupil without an entry in `seats` has no desk afterwards. */
  | { type: 'replaceSeats'; seats: Seating; reason: ReplaceReason }
  /**
   * Changes the room and all seats of a map. All pupils become unlocked, and desks that were kept empty become usable.
   */
  | { type: 'changeRoom'; choice: RoomChoice; seats: Seating }
  | { type: 'furnish'; mark: PlaceMark }
  | { type: 'clear' };

/**
 * Why a command on a seating map is refused:
 * - `locked`: the command would move a locked pupil.
 * - `noDesk`: the room has no desk at the target.
 * - `noFreeDesk`: no free desk is left for a pupil.
 * - `otherShape`: the two tables (groups of adjacent desks) differ in shape, or are one and the same table.
 * - `sameCondition`: the condition already exists.
 * - `notAMap`: two pupils would share a desk, or a pupil would have a desk that the room lacks.
 * - `unknown`: the pupil, trainee or condition does not exist.
 */
export type Refusal =
  | { code: 'locked'; pupil: PupilId }
  | { code: 'noDesk' | 'noFreeDesk' | 'otherShape' | 'sameCondition' | 'notAMap' | 'unknown' };

import type { Condition, ConditionId, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import type { Trainee } from './map-document';
import type { RoomChoice } from './room-choice';

/**
 * The origin of a whole new map. `suggestion`: another suggestion of the engine. `fixed`: the rest of a map changed by
 * hand was mended. `supposed`: the answer to a "what if". `generated`: the map was made from the beginning. `imported`:
 * the map was read from a sheet.
 */
export type ReplaceReason = 'suggestion' | 'fixed' | 'supposed' | 'generated' | 'imported';

/** An edit of conditions: of one condition, or the removal of implied conditions. */
export type ConditionsEdit =
  | {
      code: 'added' | 'removed' | 'changed' | 'renewed' | 'switchedOff' | 'switchedOn';
      condition: Condition;
    }
  | { code: 'merged'; count: number };

/** A command to a map, as data. Pupils include trainees, except in conditions and absences. */
export type Command =
  /**
   * Moves pupils so that `grabbed`, one of them, gets the desk `to`; the other pupils keep their places relative to
   * `grabbed`. Displaced pupils get the freed desks, in the same formation.
   */
  | { type: 'move'; pupils: readonly PupilId[]; grabbed: PupilId; to: Desk }
  /**
   * Exchanges all pupils at the table of one desk with all pupils at the table of the other; both tables must have
   * the same shape.
   */
  | { type: 'swapTables'; from: Desk; to: Desk }
  | { type: 'lock' | 'unlock'; pupils: readonly PupilId[] }
  | { type: 'setAbsent'; pupil: PupilId; desk: 'kept' | 'offered' }
  /** Marks an absent pupil as present, at the old desk if it is free, otherwise at the nearest free desk. */
  | { type: 'takeBack'; pupil: PupilId }
  /** Adds a trainee at this desk, or at the frontmost free desk. */
  | { type: 'addTrainee'; trainee: Trainee; desk?: Desk }
  | { type: 'removeTrainee'; trainee: string }
  /** Leaves the desk empty; its pupil gets the nearest free desk. */
  | { type: 'leaveEmpty'; desk: Desk }
  | { type: 'useDesk'; desk: Desk }
  | { type: 'addCondition'; condition: Condition }
  /** Turns a condition into a wish. */
  | { type: 'easeCondition'; id: ConditionId }
  /** Switches the condition off for this map; its class keeps the condition. */
  | { type: 'leaveOut'; id: ConditionId }
  /** Deletes the condition, also from its class. */
  | { type: 'removeCondition'; id: ConditionId }
  /** Replaces the list of conditions, or the list of switched-off conditions. */
  | { type: 'editConditions'; conditions?: Condition[]; off?: ConditionId[]; edit: ConditionsEdit }
  /** Seats pupils as in `seats`; pupils who are not in it have no desk. */
  | { type: 'replaceSeats'; seats: Seating; reason: ReplaceReason }
  /**
   * Moves the same people to another room, seated as in `seats`; no pupil is locked and no desk is left empty there.
   */
  | { type: 'changeRoom'; choice: RoomChoice; seats: Seating }
  /** Adds a missing mark to the room, such as a door; its desks do not change. */
  | { type: 'furnish'; mark: PlaceMark }
  /** Removes all pupils from their desks, except locked pupils. */
  | { type: 'clear' };

/**
 * Why a command was refused:
 * - `locked`: a locked pupil would move.
 * - `noDesk`: there is no desk at the target of a pupil.
 * - `noFreeDesk`: no desk is left for a pupil who needs one.
 * - `otherShape`: the tables do not have the same shape, or are the same table.
 * - `sameCondition`: the condition already exists.
 * - `notAMap`: two pupils at one desk, or a pupil at a desk that the room lacks or that is left empty.
 * - `unknown`: there is no such pupil, trainee or condition.
 */
export type Refusal =
  | { code: 'locked'; pupil: PupilId }
  | { code: 'noDesk' | 'noFreeDesk' | 'otherShape' | 'sameCondition' | 'notAMap' | 'unknown' };

import { deskKey, deskRows, type Desk, type Room } from '../rooms/room';
import {
  conditionPupils,
  withoutAbsent,
  type Condition,
  type ConditionId,
  type PupilId,
  type Seating,
} from './condition';
import { kindOf } from './kinds';
import { isEmptySeat, type Situation } from './kinds/kind';

/** Independent checker: shares no code with the search, so that checker and search can be tested against each other. */

/** An error in a seating that does not depend on conditions. */
export type SeatingFault =
  | { code: 'pupilNotSeated'; pupil: PupilId }
  | { code: 'unknownPupilSeated'; pupil: PupilId }
  | { code: 'deskMissing'; pupil: PupilId; desk: Desk }
  | { code: 'deskShared'; pupils: [PupilId, PupilId]; desk: Desk };

/** Returns all faults of a seating: a pupil without exactly one seat, a desk outside the room, or a desk used twice. */
export function checkSeating(room: Room, pupils: PupilId[], seating: Seating): SeatingFault[] {
  const faults: SeatingFault[] = [];
  const expected = new Set(pupils);
  for (const pupil of pupils) {
    if (!Object.hasOwn(seating, pupil)) faults.push({ code: 'pupilNotSeated', pupil });
  }
  const cells = new Set(room.desks.map(deskKey));
  const takenBy = new Map<string, PupilId>();
  for (const [pupil, desk] of Object.entries(seating)) {
    if (!expected.has(pupil)) faults.push({ code: 'unknownPupilSeated', pupil });
    if (!cells.has(deskKey(desk))) faults.push({ code: 'deskMissing', pupil, desk });
    const other = takenBy.get(deskKey(desk));
    if (other === undefined) takenBy.set(deskKey(desk), pupil);
    else faults.push({ code: 'deskShared', pupils: [other, pupil], desk });
  }
  return faults;
}

/**
 * Returns the ids of the conditions that the seating breaks, in the order of the conditions. A condition about a pupil
 * without a seat is broken.
 */
export function brokenConditions(
  room: Room,
  conditions: readonly Condition[],
  seating: Seating,
): ConditionId[] {
  const taken = Object.entries(seating).flatMap(([id, desk]) => (isEmptySeat(id) ? [] : [desk]));
  const situation = { rows: deskRows(room), taken };
  return conditions
    .filter((condition) => !keeps(situation, condition, seating))
    .map(({ id }) => id);
}

/**
 * Returns the ids of the conditions that the seating breaks; pupils without a seat count as absent. `seating` may also
 * contain persons who are no pupils, such as trainees.
 */
export function brokenForSeated(
  room: Room,
  conditions: readonly Condition[],
  seating: Seating,
): ConditionId[] {
  return brokenConditions(room, aboutSeated(conditions, seating), seating);
}

/** Reduces the conditions to pupils who have a seat. */
export function aboutSeated(conditions: readonly Condition[], seating: Seating): Condition[] {
  const named = conditions.flatMap(conditionPupils);
  return withoutAbsent(
    conditions,
    named.filter((pupil) => !Object.hasOwn(seating, pupil)),
  );
}

function keeps(situation: Situation, condition: Condition, seating: Seating): boolean {
  const desks: Desk[] = [];
  for (const pupil of conditionPupils(condition)) {
    const desk = Object.hasOwn(seating, pupil) ? seating[pupil] : undefined;
    if (!desk) return false;
    desks.push(desk);
  }
  return kindOf(condition).isKept(desks, condition, situation);
}

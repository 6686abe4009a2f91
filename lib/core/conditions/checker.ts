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

/**
 * The checker of finished seatings shares no code with the seating search, because tests compare the results of both.
 */

export type SeatingFault =
  | { code: 'pupilNotSeated'; pupil: PupilId }
  | { code: 'unknownPupilSeated'; pupil: PupilId }
  | { code: 'deskMissing'; pupil: PupilId; desk: Desk }
  | { code: 'deskShared'; pupils: [PupilId, PupilId]; desk: Desk };

/**
 * Finds the faults of a seating (the desk of each pupil): pupils without a desk, unknown pupils, desks missing from the
 * room, and desks with two pupils.
 */
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
 * Returns the ids of the conditions that a seating (the desk of each pupil) breaks, in the order of `conditions`. A
 * condition is also broken if one of its pupils has no desk.
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
 * Returns the ids of the conditions that a seating (the desk of each pupil) breaks. Pupils without a desk count as
 * absent, and their conditions apply to the remaining pupils. The seating may include trainees (guests in the class).
 */
export function brokenForSeated(
  room: Room,
  conditions: readonly Condition[],
  seating: Seating,
): ConditionId[] {
  return brokenConditions(room, aboutSeated(conditions, seating), seating);
}

/** Removes pupils without a desk from conditions. Conditions that then have too few pupils are left out. */
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

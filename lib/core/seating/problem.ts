import {
  conditionPupils,
  type Condition,
  type ConditionId,
  type PupilId,
  type Seating,
} from '@/lib/core/conditions/condition';
import { kindOf } from '@/lib/core/conditions/kinds';
import { type Desk, deskKey, findRoomProblems, type RoomProblem } from '@/lib/core/rooms/room';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';

export interface SeatingProblem {
  room: MarkedRoom;
  /** Ids of the pupils to seat, each once. Absent pupils are left out. */
  pupils: PupilId[];
  conditions: Condition[];
  /**
   * Earlier seating maps of the class, newest first. An earlier map may name pupils and desks that the problem lacks.
   */
  history?: Seating[];
  locked?: Seating;
}

/** Error in a seating problem that is found without a search. */
export type ProblemIssue =
  | RoomProblem
  | { code: 'pupilDoubled'; pupil: PupilId }
  | { code: 'morePupilsThanDesks'; pupils: number; desks: number }
  | { code: 'unknownPupil'; condition: ConditionId; pupil: PupilId }
  | { code: 'pupilTwiceInGroup'; condition: ConditionId; pupil: PupilId }
  | { code: 'groupTooSmall'; condition: ConditionId; least: number; pupils: number }
  | { code: 'fixedDeskMissing'; condition: ConditionId; pupil: PupilId; desk: Desk }
  | { code: 'fixedDeskTaken'; condition: ConditionId; by: ConditionId; pupil: PupilId; desk: Desk }
  | { code: 'pupilFixedTwice'; condition: ConditionId; first: ConditionId; pupil: PupilId }
  | { code: 'lockedPupilUnknown'; pupil: PupilId }
  | { code: 'lockedDeskMissing'; pupil: PupilId; desk: Desk }
  | { code: 'lockedDeskTaken'; pupil: PupilId; by: PupilId; desk: Desk };

/**
 * Codes of errors for which the solver returns the status `impossible`. For an error with any code outside this list,
 * the solver throws InvalidProblemError.
 */
export const clashCodes: readonly ProblemIssue['code'][] = [
  'morePupilsThanDesks',
  'fixedDeskMissing',
  'fixedDeskTaken',
  'pupilFixedTwice',
];

/**
 * Finds the errors of a seating problem that can be found without a search. Returns an empty list if no error is found.
 */
export function findProblemIssues(problem: SeatingProblem): ProblemIssue[] {
  const { room, pupils, conditions, locked = {} } = problem;
  const issues: ProblemIssue[] = [...findRoomProblems(room)];
  const known = new Set<PupilId>();
  for (const pupil of pupils) {
    if (known.has(pupil)) issues.push({ code: 'pupilDoubled', pupil });
    known.add(pupil);
  }
  if (known.size > room.desks.length) {
    const desks = room.desks.length;
    issues.push({ code: 'morePupilsThanDesks', pupils: known.size, desks });
  }
  const desks = new Set(room.desks.map(deskKey));
  for (const condition of conditions) issues.push(...groupIssues(condition, known));
  issues.push(...fixedIssues(conditions, desks), ...lockedIssues(locked, known, desks));
  return issues;
}

function groupIssues(condition: Condition, known: Set<PupilId>): ProblemIssue[] {
  const issues: ProblemIssue[] = [];
  const { id } = condition;
  const seen = new Set<PupilId>();
  for (const pupil of conditionPupils(condition)) {
    if (!known.has(pupil)) issues.push({ code: 'unknownPupil', condition: id, pupil });
    if (seen.has(pupil)) issues.push({ code: 'pupilTwiceInGroup', condition: id, pupil });
    seen.add(pupil);
  }
  const { least } = kindOf(condition);
  if (seen.size < least) {
    issues.push({ code: 'groupTooSmall', condition: id, least, pupils: seen.size });
  }
  return issues;
}

function fixedIssues(conditions: Condition[], desks: Set<string>): ProblemIssue[] {
  const issues: ProblemIssue[] = [];
  const byDesk = new Map<string, { condition: ConditionId; pupil: PupilId }>();
  const byPupil = new Map<PupilId, { condition: ConditionId; desk: string }>();
  for (const condition of conditions) {
    if (condition.type !== 'fixed') continue;
    const { id, pupil, desk } = condition;
    const key = deskKey(desk);
    if (!desks.has(key)) issues.push({ code: 'fixedDeskMissing', condition: id, pupil, desk });
    const taken = byDesk.get(key);
    if (taken && taken.pupil !== pupil) {
      issues.push({ code: 'fixedDeskTaken', condition: id, by: taken.condition, pupil, desk });
    }
    const earlier = byPupil.get(pupil);
    if (earlier && earlier.desk !== key) {
      issues.push({ code: 'pupilFixedTwice', condition: id, first: earlier.condition, pupil });
    }
    if (!taken) byDesk.set(key, { condition: id, pupil });
    if (!earlier) byPupil.set(pupil, { condition: id, desk: key });
  }
  return issues;
}

function lockedIssues(locked: Seating, known: Set<PupilId>, desks: Set<string>): ProblemIssue[] {
  const issues: ProblemIssue[] = [];
  const taken = new Map<string, PupilId>();
  for (const [pupil, desk] of Object.entries(locked)) {
    const key = deskKey(desk);
    if (!known.has(pupil)) issues.push({ code: 'lockedPupilUnknown', pupil });
    if (!desks.has(key)) issues.push({ code: 'lockedDeskMissing', pupil, desk });
    const by = taken.get(key);
    if (by !== undefined) issues.push({ code: 'lockedDeskTaken', pupil, by, desk });
    else taken.set(key, pupil);
  }
  return issues;
}

import type { Condition, Desk, PupilId, Room, Seating } from './model';
import { deskKey, findRoomProblems, type RoomProblem } from './room';

/** Input of the engine: the pupils, the room and the conditions. */
export interface SeatingProblem {
  room: Room;
  /** The pupils to seat, each once, without absent pupils. */
  pupils: PupilId[];
  conditions: Condition[];
  /** Earlier maps, newest first. They may contain pupils and desks that the problem does not have. */
  history?: Seating[];
  /** Pupils who must keep their desk. */
  locked?: Seating;
}

/** An error in a problem that is found without a search; `condition` is an index into `conditions`. */
export type ProblemIssue =
  | RoomProblem
  | { code: 'pupilDoubled'; pupil: PupilId }
  | { code: 'morePupilsThanDesks'; pupils: number; desks: number }
  | { code: 'unknownPupil'; condition: number; pupil: PupilId }
  | { code: 'pupilTwiceInGroup'; condition: number; pupil: PupilId }
  | { code: 'groupTooSmall'; condition: number; least: number; pupils: number }
  | { code: 'fixedDeskMissing'; condition: number; pupil: PupilId; desk: Desk }
  | { code: 'fixedDeskTaken'; condition: number; by: number; pupil: PupilId; desk: Desk }
  | { code: 'pupilFixedTwice'; condition: number; first: number; pupil: PupilId }
  | { code: 'lockedPupilUnknown'; pupil: PupilId }
  | { code: 'lockedDeskMissing'; pupil: PupilId; desk: Desk }
  | { code: 'lockedDeskTaken'; pupil: PupilId; by: PupilId; desk: Desk };

/**
 * Issues that `solve` reports as "impossible", with the conflicting conditions. For all other issues the problem is
 * malformed and `solve` throws an InvalidProblemError.
 */
export const clashCodes: readonly ProblemIssue['code'][] = [
  'morePupilsThanDesks',
  'fixedDeskMissing',
  'fixedDeskTaken',
  'pupilFixedTwice',
];

/** Minimum number of pupils by condition type. */
export const minPupils = { together: 2, apart: 2, front: 1, back: 1, zone: 1 } as const;

/** The pupils of a condition, in its order. */
export function conditionPupils(condition: Condition): PupilId[] {
  return condition.type === 'fixed' ? [condition.pupil] : condition.pupils;
}

/** Returns all issues of a problem that are found without a search; an empty list if it can be solved. */
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
  conditions.forEach((condition, index) => {
    issues.push(...groupIssues(condition, index, known));
  });
  issues.push(...fixedIssues(conditions, desks), ...lockedIssues(locked, known, desks));
  return issues;
}

function groupIssues(condition: Condition, index: number, known: Set<PupilId>): ProblemIssue[] {
  const issues: ProblemIssue[] = [];
  const seen = new Set<PupilId>();
  for (const pupil of conditionPupils(condition)) {
    if (!known.has(pupil)) issues.push({ code: 'unknownPupil', condition: index, pupil });
    if (seen.has(pupil)) issues.push({ code: 'pupilTwiceInGroup', condition: index, pupil });
    seen.add(pupil);
  }
  const least = condition.type === 'fixed' ? 1 : minPupils[condition.type];
  if (seen.size < least) {
    issues.push({ code: 'groupTooSmall', condition: index, least, pupils: seen.size });
  }
  return issues;
}

function fixedIssues(conditions: Condition[], desks: Set<string>): ProblemIssue[] {
  const issues: ProblemIssue[] = [];
  const byDesk = new Map<string, { condition: number; pupil: PupilId }>();
  const byPupil = new Map<PupilId, { condition: number; desk: string }>();
  conditions.forEach((condition, index) => {
    if (condition.type !== 'fixed') return;
    const { pupil, desk } = condition;
    const key = deskKey(desk);
    if (!desks.has(key)) issues.push({ code: 'fixedDeskMissing', condition: index, pupil, desk });
    const taken = byDesk.get(key);
    if (taken && taken.pupil !== pupil) {
      issues.push({ code: 'fixedDeskTaken', condition: index, by: taken.condition, pupil, desk });
    }
    const earlier = byPupil.get(pupil);
    if (earlier && earlier.desk !== key) {
      issues.push({ code: 'pupilFixedTwice', condition: index, first: earlier.condition, pupil });
    }
    if (!taken) byDesk.set(key, { condition: index, pupil });
    if (!earlier) byPupil.set(pupil, { condition: index, desk: key });
  });
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

/** Conditions for those present, each with the index of the condition it came from. */
export interface PresentConditions {
  conditions: Condition[];
  /** `origin[i]` is the index, in the list given, of the condition that `conditions[i]` came from. */
  origin: number[];
}

/** Removes absent pupils from the conditions. Conditions with fewer present pupils than `minPupils` are left out. */
export function withoutAbsent(
  conditions: Condition[],
  absent: Iterable<PupilId>,
): PresentConditions {
  const away = new Set(absent);
  const present: PresentConditions = { conditions: [], origin: [] };
  conditions.forEach((condition, index) => {
    const kept = forPresent(condition, away);
    if (!kept) return;
    present.conditions.push(kept);
    present.origin.push(index);
  });
  return present;
}

/**
 * Splits conditions by the class's current pupils: `kept` without the deleted pupils, and `lapsed`, unchanged, those
 * with too few pupils left.
 */
export function withoutDeleted(
  conditions: Condition[],
  inClass: Iterable<PupilId>,
): { conditions: Condition[]; lapsed: Condition[] } {
  const known = new Set(inClass);
  const deleted = conditions.flatMap(conditionPupils).filter((pupil) => !known.has(pupil));
  const left = withoutAbsent(conditions, deleted);
  const kept = new Set(left.origin);
  return {
    conditions: left.conditions,
    lapsed: conditions.filter((_, index) => !kept.has(index)),
  };
}

function forPresent(condition: Condition, away: Set<PupilId>): Condition | undefined {
  if (condition.type === 'fixed') return away.has(condition.pupil) ? undefined : condition;
  const pupils = condition.pupils.filter((pupil) => !away.has(pupil));
  if (pupils.length < minPupils[condition.type]) return undefined;
  return pupils.length === condition.pupils.length ? condition : { ...condition, pupils };
}

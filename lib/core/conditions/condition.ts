import type { Desk } from '../rooms/room';
import { kindOf, type Content } from './kinds';
import type { PupilId } from './kinds/kind';

export type { PupilId } from './kinds/kind';

/** A kind that needs nothing but pupils. */
export type GroupConditionType = 'together' | 'apart' | 'front' | 'back';

/**
 * A condition of a map, as plain data. A condition is hard; with `wish` it may be broken where it must, and the engine
 * breaks as few wishes as it can (design, section 2).
 */
export type Condition = Content & { wish?: boolean };

/** A seating: one entry a pupil, no desk twice. */
export type Seating = Record<PupilId, Desk>;

/** The pupils of a condition, in its order. */
export function conditionPupils(condition: Condition): PupilId[] {
  return condition.type === 'fixed' ? [condition.pupil] : condition.pupils;
}

/** Conditions for those present, each with the index of the condition it came from. */
export interface PresentConditions {
  conditions: Condition[];
  /** `origin[i]` is the index, in the list given, of the condition that `conditions[i]` came from. */
  origin: number[];
}

/** Removes absent pupils from the conditions. Conditions with too few present pupils are left out. */
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
  if (pupils.length < kindOf(condition).least) return undefined;
  return pupils.length === condition.pupils.length ? condition : { ...condition, pupils };
}

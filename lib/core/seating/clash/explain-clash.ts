import type { ConditionId } from '@/lib/core/conditions/condition';
import { findAloneConflict } from '../alone-conflict';
import type { SeatingProblem } from '../problem';
import { findApartReasons } from './apart-reasons';
import { gatherFacts } from './facts';
import { findGroupReasons } from './group-reasons';
import { findPlaceReasons } from './place-reasons';
import type { ClashReason } from './reason';

/**
 * Finds simple reasons why the conditions in `conflict` cannot all be satisfied; the list may be empty. Returns at most
 * one reason if removing any one condition would solve the conflict.
 */
export function explainClash(
  problem: SeatingProblem,
  conflict: readonly ConditionId[],
): ClashReason[] {
  const { pupils, room, conditions } = problem;
  if (pupils.length > room.desks.length) {
    const counts = { pupilCount: pupils.length, deskCount: room.desks.length };
    return [{ kind: 'tooFewDesks', ...counts, conditions: [] }];
  }
  const facts = gatherFacts(problem, conflict);
  const found = [
    ...findAloneReasons(problem, conflict),
    ...findPlaceReasons(facts),
    ...findGroupReasons(facts),
    ...findApartReasons(facts),
  ].map((reason) => {
    const named = new Set(reason.conditions);
    return { ...reason, conditions: conditions.flatMap(({ id }) => (named.has(id) ? [id] : [])) };
  });
  return found.filter((reason, index) =>
    found.every((other, place) => {
      const isSmaller = other.conditions.length < reason.conditions.length;
      const goesFirst = isSmaller || (place < index && isEqualLength(other, reason));
      return !goesFirst || !other.conditions.every((one) => reason.conditions.includes(one));
    }),
  );
}

function findAloneReasons(
  problem: SeatingProblem,
  conflict: readonly ConditionId[],
): ClashReason[] {
  const { pupils, room, conditions } = problem;
  const named = conditions.filter(({ id }) => conflict.includes(id));
  const crowded = findAloneConflict({ ...problem, conditions: named });
  if (!crowded) return [];
  const counts = { pupilCount: pupils.length, deskCount: room.desks.length };
  return [{ kind: 'noEmptyDesk', ...counts, ...crowded }];
}

function isEqualLength(a: ClashReason, b: ClashReason): boolean {
  return a.conditions.length === b.conditions.length;
}

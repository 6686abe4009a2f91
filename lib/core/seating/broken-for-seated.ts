import { brokenConditions } from '../conditions/checker';
import {
  conditionPupils,
  withoutAbsent,
  type Condition,
  type Seating,
} from '@/lib/core/conditions/condition';
import type { Room } from '@/lib/core/rooms/room';

/**
 * Ascending indices of the conditions that the seating breaks, for the pupils who have a seat: those without one are
 * absent. `seating` may hold others than pupils, such as guests.
 */
export function brokenForSeated(room: Room, conditions: Condition[], seating: Seating): number[] {
  const away = conditions
    .flatMap(conditionPupils)
    .filter((pupil) => !Object.hasOwn(seating, pupil));
  const present = withoutAbsent(conditions, away);
  return brokenConditions(room, present.conditions, seating).map(
    (index) => present.origin[index] ?? index,
  );
}

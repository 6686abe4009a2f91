import { deskKey } from './room';
import type { RoomPlan } from './room-plan';

/** Faults of a plan. */
export type PlanProblem = 'noDesk' | 'cellDoubled';

/** Whether the room has no desk, or a cell holds more than one desk or mark; undefined for a plan in order. */
export function findPlanProblem({
  desks,
  marks,
}: Pick<RoomPlan, 'desks' | 'marks'>): PlanProblem | undefined {
  if (desks.length === 0) return 'noDesk';
  const cells = new Set([...desks, ...marks].map(deskKey));
  return cells.size < desks.length + marks.length ? 'cellDoubled' : undefined;
}

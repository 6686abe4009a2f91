import { conditionPupils, type ConditionId, type PupilId } from '@/lib/core/conditions/condition';
import { leastEmptyBesideAlone } from './empty-beside-alone';
import type { SeatingProblem } from './problem';

export interface AloneConflict {
  conditions: ConditionId[];
  pupils: PupilId[];
  /**
   * Number of further empty desks that these pupils need to sit alone. Infinity if the room cannot seat all these
   * pupils alone, even with no further pupil in the room.
   */
  missing: number;
}

/**
 * Finds a minimal set of hard `alone` conditions (the desks left and right of a pupil stay empty) that need more empty
 * desks than the room has. Returns undefined if the room has enough empty desks.
 */
export function findAloneConflict({
  room: { desks },
  pupils,
  conditions,
}: SeatingProblem): AloneConflict | undefined {
  const free = desks.length - pupils.length;
  const pupilsOf = (of: typeof conditions) => [...new Set(of.flatMap(conditionPupils))];
  const lacking = (of: typeof conditions) =>
    leastEmptyBesideAlone(desks, pupilsOf(of).length) - free;
  let chosen = conditions.filter(({ type, wish }) => type === 'alone' && !wish);
  if (chosen.length === 0 || lacking(chosen) <= 0) return undefined;
  for (const condition of [...chosen].reverse()) {
    const others = chosen.filter((one) => one !== condition);
    if (lacking(others) > 0) chosen = others;
  }
  return {
    conditions: chosen.map(({ id }) => id),
    pupils: pupilsOf(chosen),
    missing: lacking(chosen),
  };
}

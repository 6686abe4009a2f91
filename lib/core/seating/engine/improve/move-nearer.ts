import { conditionPupils } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { needsOf, type Grid } from '../model/grid';
import { apply, undo } from './anneal';
import type { Placement } from './placement';
import type { TableMove } from './table-moves';

/** Map from a pupil's index to an array: desk number → distance from the place that the pupil must sit near. */
export type NearCosts = ReadonlyMap<number, Int32Array>;

export function toNearCosts({ pupils, conditions }: SeatingProblem, grid: Grid): NearCosts {
  const costs = new Map<number, Int32Array>();
  for (const condition of conditions) {
    const { far } = needsOf(grid, condition);
    if (!far) continue;
    for (const pupil of conditionPupils(condition).map((id) => pupils.indexOf(id))) {
      const before = costs.get(pupil);
      costs.set(pupil, before ? before.map((cost, desk) => cost + far[desk]!) : far);
    }
  }
  return costs;
}

/**
 * Moves pupils nearer to the places named in their conditions, such as the board or the door. Breaks no condition and
 * adds no penalty for pupils who are neighbours again. Local search: stops when no further move helps.
 */
export function moveNearer(
  placement: Placement,
  tableMoves: readonly TableMove[],
  near: NearCosts,
): void {
  const { deskByPupil, pupilByDesk, model } = placement;
  const total = () => {
    let sum = 0;
    for (const [pupil, far] of near) sum += far[deskByPupil[pupil]!]!;
    return sum;
  };
  const isBetter = (move: Int32Array): boolean => {
    const [before, pairsBefore] = [total(), placement.pairCost];
    if (!apply(placement, move)) return false;
    const isKept =
      total() < before &&
      placement.pairCost <= pairsBefore &&
      move.every((desk) => placement.keepsGroupConditions(pupilByDesk[desk]!));
    if (!isKept) undo(placement, move, move.length);
    return isKept;
  };
  const isWithMate = (pupil: number, from: number, to: number): boolean =>
    Array.from(model.blocksByVariable[pupil]!, (block) => [...model.blocks[block]!])
      .flat()
      .map((mate) => deskByPupil[mate]!)
      .some(
        (desk) =>
          desk !== from &&
          desk !== to &&
          model.grid.nearList[to]!.some((beside) =>
            isBetter(Int32Array.of(from, to, desk, beside)),
          ),
      );
  const isNearer = ([pupil, far]: readonly [number, Int32Array]): boolean => {
    const from = deskByPupil[pupil]!;
    return [...far.keys()]
      .filter((desk) => far[desk]! < far[from]! && placement.fits(pupil, desk))
      .sort((a, b) => far[a]! - far[b]!)
      .some((to) => isBetter(Int32Array.of(from, to)) || isWithMate(pupil, from, to));
  };
  const hasNear = (move: TableMove) => move.some((desk) => near.has(pupilByDesk[desk]!));
  const pupils = [...near];
  while (
    pupils.some(isNearer) ||
    (pupils.length > 0 && tableMoves.some((move) => hasNear(move) && isBetter(move)))
  );
}

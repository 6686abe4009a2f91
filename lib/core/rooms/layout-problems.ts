import { deskKey } from './room';
import type { RoomLayout } from './room-layout';

export type LayoutProblem = 'noDesk' | 'cellDoubled' | 'nothingToTurn';

/**
 * Finds the problem of an invalid layout; undefined for a valid one. A layout must have a desk, and at most one desk or
 * mark on a cell. A `turned` mark must be on a desk, once.
 */
export function findLayoutProblem({
  desks,
  marks,
}: Pick<RoomLayout, 'desks' | 'marks'>): LayoutProblem | undefined {
  if (desks.length === 0) return 'noDesk';
  const turned = marks.filter(({ kind }) => kind === 'turned').map(deskKey);
  const placed = [...desks, ...marks.filter(({ kind }) => kind !== 'turned')].map(deskKey);
  if (new Set(placed).size < placed.length) return 'cellDoubled';
  const withDesk = new Set(desks.map(deskKey));
  const isInOrder =
    new Set(turned).size === turned.length && turned.every((cell) => withDesk.has(cell));
  return isInOrder ? undefined : 'nothingToTurn';
}

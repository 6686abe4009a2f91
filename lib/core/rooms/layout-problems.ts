import { deskKey } from './room';
import type { RoomLayout } from './room-layout';

export type LayoutProblem = 'noDesk' | 'cellDoubled' | 'nothingToTurn';

/**
 * Returns the first problem of a room layout; undefined if the layout is valid. A valid layout has at least one desk,
 * at most one object per cell, and `turned` marks (desk turned by 45°) only on desks, at most one per desk.
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

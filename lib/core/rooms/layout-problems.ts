import { deskKey } from './room';
import type { RoomLayout } from './room-layout';

export type LayoutProblem = 'noDesk' | 'cellDoubled' | 'nothingToTurn';

/**
 * Finds a room without desks, a cell with more than one desk or mark, or a `turned` mark without a desk or twice on a
 * cell; undefined for a valid layout.
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

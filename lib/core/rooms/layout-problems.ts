import { deskKey } from './room';
import type { RoomLayout } from './room-layout';

/** Faults of a layout. */
export type LayoutProblem = 'noDesk' | 'cellDoubled' | 'nothingToTurn';

/**
 * Whether the room has no desk, a cell holds more than one desk or mark, or a cell is `turned` that holds no desk or is so
 * twice; undefined for a layout in order.
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

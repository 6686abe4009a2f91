'use client';

import { memo } from 'react';
import { areaAround, type Area } from '@/lib/core/rooms/editor/area';
import { cellKey, type Drawing, type Placed } from '@/lib/core/rooms/editor/drawing';
import type { BoardSide } from '@/lib/core/rooms/room-plan';
import { nothingSelected, type Selection } from '@/lib/core/rooms/editor/selection';
import type { Cell } from '@/lib/core/rooms/turn-cell';
import { PlacedCell } from './cell-picture';
import { joins } from './joined-path';

const steps: [bit: number, down: number, right: number][] = [
  [joins.top, -1, 0],
  [joins.right, 0, 1],
  [joins.bottom, 1, 0],
  [joins.left, 0, -1],
  [joins.topRight, -1, 1],
  [joins.bottomRight, 1, 1],
  [joins.bottomLeft, 1, -1],
  [joins.topLeft, -1, -1],
];

function joinMask({ cells }: Pick<Drawing, 'cells'>, { row, col, kind }: Placed): number {
  let mask = 0;
  for (const [bit, down, right] of steps) {
    if (cells.get(cellKey({ row: row + down, col: col + right }))?.kind === kind) mask |= bit;
  }
  return mask;
}

function nearestWall(area: Area, { row, col }: Cell): BoardSide {
  const gaps: [BoardSide, number][] = [
    ['left', col - area.left],
    ['right', area.right - col],
    ['top', row - area.top],
    ['bottom', area.bottom - row],
  ];
  return gaps.reduce((nearest, next) => (next[1] < nearest[1] ? next : nearest))[0];
}

/** Everything that stands in the room; `faint` is what is being moved away. */
export const Cells = memo(function Cells({
  cells,
  faint = nothingSelected,
}: Pick<Drawing, 'cells'> & { faint?: Selection }) {
  const area = areaAround(cells.values());
  return [...cells].map(([key, placed]) => (
    <PlacedCell
      key={key}
      row={placed.row}
      col={placed.col}
      kind={placed.kind}
      mask={joinMask({ cells }, placed)}
      wall={nearestWall(area!, placed)}
      isFaint={faint.has(key)}
    />
  ));
});

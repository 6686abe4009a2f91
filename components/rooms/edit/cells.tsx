'use client';

import { memo } from 'react';
import { areaAround } from '@/lib/core/rooms/editor/area';
import { cellKey, type Drawing, type Placed } from '@/lib/core/rooms/editor/drawing';
import { nothingSelected, type Selection } from '@/lib/core/rooms/editor/selection';
import { turnedTables } from '@/lib/core/rooms/editor/tables';
import { slantedWalls } from '@/lib/core/rooms/editor/outline';
import { wallSide } from '@/lib/core/rooms/editor/walls';
import { isOpening, type BoardSide } from '@/lib/core/rooms/room-layout';
import { PlacedCell } from './cell-picture';
import { joins } from './joined-path';

const wallDegrees: Record<BoardSide, number> = { top: 0, right: 90, bottom: 180, left: 270 };

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

export const Cells = memo(function Cells({
  cells,
  room = { cells },
  faint = nothingSelected,
}: Pick<Drawing, 'cells'> & { room?: Pick<Drawing, 'cells'>; faint?: Selection }) {
  const area = areaAround(room.cells.values());
  const tables = turnedTables({ cells });
  const hasOpenings = [...cells.values()].some(({ kind }) => isOpening(kind));
  const slanted = hasOpenings ? slantedWalls(room) : undefined;
  return [...cells].map(([key, placed]) => (
    <PlacedCell
      key={key}
      row={placed.row}
      col={placed.col}
      kind={placed.kind}
      mask={joinMask({ cells }, placed)}
      wall={slanted?.get(key) ?? wallDegrees[wallSide(room, area ?? areaAround([placed])!, placed)]}
      table={tables.get(key)}
      isFaint={faint.has(key)}
    />
  ));
});

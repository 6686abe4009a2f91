'use client';

import { memo } from 'react';
import { areaAround, areaHeight, areaWidth } from '@/lib/core/rooms/editor/area';
import { cellKey, type Placed } from '@/lib/core/rooms/editor/drawing';
import { whereCarried } from '@/lib/core/rooms/editor/commands';
import { offsetBetween } from '@/lib/core/rooms/editor/editor-state';
import { canPutDown } from '@/lib/core/rooms/editor/gestures';
import { selectedCells } from '@/lib/core/rooms/editor/selection';
import { isOpening } from '@/lib/core/rooms/room-layout';
import type { Offset } from '@/lib/core/rooms/editor/blocks';
import { findGhost } from '@/lib/core/rooms/editor/ghost';
import { cellTransform, turnedTables } from '@/lib/core/rooms/editor/tables';
import { Cells } from './cells';
import { useEditor } from './editor-store';
import { Sheet } from './sheet';

const outline = { x: 0.03, y: 0.03, width: 0.94, height: 0.94, rx: 0.22 };

export function SelectionOverlay() {
  const selection = useEditor((state) => state.selection);
  const cells = useEditor((state) => state.drawing.cells);
  const isCarried = useEditor((state) => state.gesture?.type === 'carry');
  if (isCarried || selection.size === 0) return null;
  const tables = turnedTables({ cells });
  return [...selection].map((key) => {
    const placed = cells.get(key);
    return placed && <SelectedCell key={key} {...placed} table={tables.get(key)} />;
  });
}

const SelectedCell = memo(function SelectedCell(props: Placed & { table?: string }) {
  const { row, col, table } = props;
  return (
    <g transform={cellTransform(props, table)} data-selected={`${row},${col}`}>
      <rect {...outline} className="fill-green/25 stroke-green" strokeWidth={0.08} />
    </g>
  );
});

export function CarriedBlock() {
  const gesture = useEditor((state) => state.gesture);
  const scale = useEditor((state) => state.view.scale);
  const isFree = useEditor(canPutDown);
  const isInWall = useEditor(({ drawing, selection }) =>
    selectedCells(drawing, selection).every(({ kind }) => isOpening(kind)),
  );
  if (gesture?.type !== 'carry') return null;
  const { down, right } = offsetBetween(gesture.from, gesture.to);
  if (isInWall) {
    return (
      <Sheet>
        <Openings by={{ down, right }} isFree={isFree} />
      </Sheet>
    );
  }
  return (
    <Sheet style={{ transform: `translate(${right * scale}px, ${down * scale}px)` }}>
      <Block isFree={isFree} />
    </Sheet>
  );
}

function Openings({ by, isFree }: { by: Offset; isFree: boolean }) {
  const drawing = useEditor((state) => state.drawing);
  const selection = useEditor((state) => state.selection);
  const block = whereCarried(drawing, selectedCells(drawing, selection), by);
  const cells = byKey(block);
  return (
    <g data-carried={isFree ? 'free' : 'taken'}>
      <Cells cells={cells} room={{ cells: new Map([...drawing.cells, ...cells]) }} />
      <Tinted block={block} isFree={isFree} />
    </g>
  );
}

const Block = memo(function Block({ isFree }: { isFree: boolean }) {
  const drawing = useEditor((state) => state.drawing);
  const selection = useEditor((state) => state.selection);
  const block = selectedCells(drawing, selection);
  return (
    <g data-carried={isFree ? 'free' : 'taken'}>
      <Cells cells={byKey(block)} />
      <Tinted block={block} isFree={isFree} />
    </g>
  );
});

function Tinted({ block, isFree }: { block: readonly Placed[]; isFree: boolean }) {
  const look = isFree ? 'fill-green/25 stroke-green' : 'fill-red/25 stroke-red';
  const tables = turnedTables({ cells: byKey(block) });
  return block.map((placed) => {
    const key = cellKey(placed);
    return (
      <g key={key} transform={cellTransform(placed, tables.get(key))}>
        <rect {...outline} className={look} strokeWidth={0.08} />
      </g>
    );
  });
}

export function GhostOverlay() {
  const state = useEditor((now) => now);
  const ghost = findGhost(state);
  if (!ghost || ghost.block.length === 0) return null;
  const cells = byKey(ghost.block);
  const room = { cells: new Map([...state.drawing.cells, ...cells]) };
  return (
    <g data-ghost={ghost.isFree ? 'free' : 'taken'} opacity={0.7}>
      <Cells cells={cells} room={room} />
      <Tinted {...ghost} />
    </g>
  );
}

const byKey = (block: readonly Placed[]) =>
  new Map(block.map((placed) => [cellKey(placed), placed]));

export function Marquee() {
  const gesture = useEditor((state) => state.gesture);
  if (gesture?.type !== 'marquee') return null;
  const area = areaAround([gesture.from, gesture.to])!;
  return (
    <rect
      x={area.left}
      y={area.top}
      width={areaWidth(area)}
      height={areaHeight(area)}
      className="fill-green/10 stroke-green"
      strokeWidth={0.06}
      strokeDasharray="0.2 0.14"
    />
  );
}

export function CursorOverlay() {
  const { row, col } = useEditor((state) => state.cursor);
  const isShown = useEditor((state) => state.isByKeys);
  if (!isShown) return null;
  const place = { x: col - 0.02, y: row - 0.02, width: 1.04, height: 1.04, rx: 0.24, fill: 'none' };
  return (
    <g data-cursor={`${row},${col}`} className="invisible group-focus:visible">
      <rect {...place} className="stroke-paper" strokeWidth={0.2} />
      <rect {...place} className="stroke-ink" strokeWidth={0.09} />
    </g>
  );
}

import type { DrawnRoom, ShownMarkKind } from './drawn-room';
import type { BoardSide } from './room-plan';
import { roomExtent } from './room-extent';
import type { Desk } from './room';

/** A rectangle in pixels from the picture's top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture of a room, to be painted. */
export interface PictureLayout {
  width: number;
  height: number;
  /** One line above the room. */
  header: Box;
  board: Box;
  /** Whether the word on the board is turned to be read along it, and how. */
  boardTurn: -90 | 0 | 90;
  desks: (Box & { desk: Desk })[];
  marks: (Box & { kind: ShownMarkKind })[];
  gap: number;
}

const desk = { width: 220, height: 132 };
const margin = 48;
const headerHeight = 96;
const boardDepth = 48;
const boardLength = 460;
const boardGap = 36;
const gap = 8;
/** A small room gets as much space that the header fits. */
const leastWidth = 1100;
/** Browsers refuse larger pictures, phones first. */
const mostPixels = 4000;

const isUpright = (side: BoardSide) => side === 'left' || side === 'right';

/** Lays out a room as a picture whose desks all have the same size; none of its sides has more than 4000 pixels. */
export function layOutPicture(room: DrawnRoom): PictureLayout {
  const extent = roomExtent(room);
  const upright = isUpright(room.boardSide);
  const floor = { width: extent.across * desk.width, height: extent.down * desk.height };
  const beside = boardDepth + boardGap;
  const length = Math.min(boardLength, upright ? floor.height : Infinity);
  const inner = {
    width: Math.max(
      leastWidth - 2 * margin,
      floor.width + (upright ? beside : 0),
      upright ? 0 : length,
    ),
    height: floor.height + (upright ? 0 : beside),
  };
  const top = headerHeight + margin / 2;
  const width = inner.width + 2 * margin;
  const height = top + inner.height + margin;
  const start = {
    x:
      margin +
      (inner.width - floor.width - (upright ? beside : 0)) / 2 +
      (room.boardSide === 'left' ? beside : 0),
    y: top + (room.boardSide === 'top' ? beside : 0),
  };
  const lefts = starts(extent.cols);
  const tops = starts(extent.rows);
  const cell = (at: { row: number; col: number }): Box => ({
    x: start.x + lefts[at.col]! * desk.width + gap / 2,
    y: start.y + tops[at.row]! * desk.height + gap / 2,
    width: extent.cols[at.col]! * desk.width - gap,
    height: extent.rows[at.row]! * desk.height - gap,
  });
  const layout: PictureLayout = {
    width,
    height,
    header: {
      x: margin,
      y: margin / 2,
      width: width - 2 * margin,
      height: headerHeight - margin / 2,
    },
    board: boardBox(room.boardSide, { ...start, ...floor }, length),
    boardTurn: room.boardSide === 'left' ? -90 : room.boardSide === 'right' ? 90 : 0,
    desks: room.desks.map((placed) => ({ desk: placed.desk, ...cell(placed) })),
    marks: room.marks.map((placed) => ({ kind: placed.kind, ...cell(placed) })),
    gap,
  };
  return scaled(layout, Math.min(1, mostPixels / Math.max(width, height)));
}

function starts(sizes: readonly number[]): number[] {
  let at = 0;
  return sizes.map((size) => {
    at += size;
    return at - size;
  });
}

function boardBox(side: BoardSide, floor: Box, length: number): Box {
  const middle = { x: floor.x + floor.width / 2, y: floor.y + floor.height / 2 };
  const across = { x: middle.x - length / 2, width: length, height: boardDepth };
  const upright = { y: middle.y - length / 2, width: boardDepth, height: length };
  switch (side) {
    case 'top':
      return { ...across, y: floor.y - boardGap - boardDepth };
    case 'bottom':
      return { ...across, y: floor.y + floor.height + boardGap };
    case 'left':
      return { ...upright, x: floor.x - boardGap - boardDepth };
    case 'right':
      return { ...upright, x: floor.x + floor.width + boardGap };
  }
}

function scaled(layout: PictureLayout, by: number): PictureLayout {
  const box = <Scaled extends Box>(from: Scaled): Scaled => ({
    ...from,
    x: from.x * by,
    y: from.y * by,
    width: from.width * by,
    height: from.height * by,
  });
  return {
    ...layout,
    width: Math.ceil(layout.width * by),
    height: Math.ceil(layout.height * by),
    header: box(layout.header),
    board: box(layout.board),
    desks: layout.desks.map(box),
    marks: layout.marks.map(box),
    gap: layout.gap * by,
  };
}

import type { Desk, Room } from './room';
import type { BoardSide, Mark, MarkKind, RoomPlan } from './room-plan';
import { toDrawnCell, type Cell } from './turn-cell';

/** A room to draw; without a side the board is at the top. */
export type RoomToDraw = Room & Partial<Pick<RoomPlan, 'marks' | 'boardSide'>>;

/** A mark that a drawing names. An aisle is drawn as floor, like every other free cell. */
export type ShownMarkKind = Exclude<MarkKind, 'aisle' | 'wall' | 'outside' | 'turned'>;

/** A row or column of a drawing: it holds desks, or only marks, or nothing. */
export type Track = 'desks' | 'marks' | 'floor';

/** A room turned so that the board is on its side. Rows count from the top and columns from the left, both from 0. */
export interface DrawnRoom {
  boardSide: BoardSide;
  /** In the room's order. */
  desks: (Cell & { desk: Desk })[];
  marks: (Cell & { kind: ShownMarkKind })[];
  rows: Track[];
  cols: Track[];
}

const unnamed: ReadonlySet<MarkKind> = new Set(['aisle', 'wall', 'outside', 'turned']);
const isShown = (mark: Mark): mark is Mark & { kind: ShownMarkKind } => !unnamed.has(mark.kind);

/** Turns a room for its drawing. */
export function drawRoom({ desks, marks = [], boardSide = 'top' }: RoomToDraw): DrawnRoom {
  const turnedDesks = desks.map((desk) => ({ desk, ...toDrawnCell(desk, boardSide) }));
  const turnedMarks = marks
    .filter(isShown)
    .map((mark) => ({ kind: mark.kind, ...toDrawnCell(mark, boardSide) }));
  const all = [...turnedDesks, ...turnedMarks];
  const top = Math.min(...all.map(({ row }) => row));
  const left = Math.min(...all.map(({ col }) => col));
  const fromTopLeft = <Placed extends Cell>(placed: Placed): Placed => ({
    ...placed,
    row: placed.row - top,
    col: placed.col - left,
  });
  const drawnDesks = turnedDesks.map(fromTopLeft);
  const drawnMarks = turnedMarks.map(fromTopLeft);
  return {
    boardSide,
    desks: drawnDesks,
    marks: drawnMarks,
    rows: toTracks(drawnDesks, drawnMarks, 'row'),
    cols: toTracks(drawnDesks, drawnMarks, 'col'),
  };
}

function toTracks(desks: Cell[], marks: Cell[], side: 'row' | 'col'): Track[] {
  const tracks: Track[] = [];
  const fill = (cells: Cell[], track: Track) => {
    for (const cell of cells) tracks[cell[side]] = track;
  };
  fill(marks, 'marks');
  fill(desks, 'desks');
  return Array.from(tracks, (track) => track ?? 'floor');
}

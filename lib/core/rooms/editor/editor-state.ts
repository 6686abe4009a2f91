import type { Size } from '@/lib/core/editing/edge-speed';
import { createEditing, type History } from '@/lib/core/editing/history';
import { announce } from '@/lib/core/editing/announce';
import type { RoomLayout } from '../room-layout';
import type { Cell } from '../turn-cell';
import { nearestIn } from './area';
import type { Offset } from './blocks';
import { applyChange, invertChange, type Change } from './change';
import { runCommand, type Command, type CopyGrid, type Effect, type Refusal } from './commands';
import {
  countKinds,
  floorArea,
  kindAt,
  placeOfDesk,
  placeOnFloor,
  toDrawing,
  cellKey,
  isDesk,
  type CellKind,
  type Counts,
  type Drawing,
  type Placed,
} from './drawing';
import { existing, nothingSelected, selectedCells, type Selection } from './selection';
import type { Stamp } from './stamps';
import type { Announcement } from './announcement';
import type { Tool } from './tool';
import { fitView, isInView, panBy, type View } from './view';

export type Gesture =
  | {
      type: 'fill';
      /** Kind of object that fills the dragged rectangle; undefined if the drag erases objects. */
      kind: CellKind | undefined;
      from: Cell;
      to: Cell;
      isByKeys: boolean;
      preview: Drawing;
      /**
       * Number of cells that the drag fills (`placed`; 0 if the drag erases), and of cells skipped because an object is
       * there (`skipped`).
       */
      placed: number;
      skipped: number;
    }
  | { type: 'stamp'; to: Cell }
  | { type: 'marquee'; from: Cell; to: Cell; kept: Selection; before: Selection }
  | {
      type: 'carry';
      from: Cell;
      to: Cell;
      isCopy: boolean;
      isByKeys: boolean;
      isAgain: boolean;
    };

interface Step {
  change: Change;
  before: Selection;
  after: Selection;
  announcement: Announcement;
}

/** Whole state of a room editor, as immutable plain data. */
export interface EditorState extends History<Step, Announcement> {
  drawing: Drawing;
  selection: Selection;
  tool: Tool;
  stamp: Stamp;
  copyGrid?: CopyGrid;
  isAdding: boolean;
  cursor: Cell;
  hover?: Cell;
  /** Cell where a selection by keyboard began; undefined without a selection by keyboard. */
  anchor?: Cell;
  gesture?: Gesture;
  clipboard: readonly Placed[];
  view: View;
  size: Size;
  /** Whether the room editor fits the view to the whole room again after a change of the screen size. */
  isFitted: boolean;
  isByKeys: boolean;
}

/** Returns the initial state of a room editor for a stored layout; `size` is the screen size in pixels. */
export function startEditor(layout: RoomLayout, size: Size): EditorState {
  const drawing = toDrawing(layout);
  const first = drawing.cells.values().next().value;
  const floor = floorArea(drawing);
  return {
    drawing,
    selection: nothingSelected,
    tool: first ? 'select' : 'desk',
    stamp: { form: 'two', length: 12 },
    isAdding: false,
    cursor: first
      ? { row: first.row, col: first.col }
      : { row: floor.top + 1, col: floor.left + 1 },
    clipboard: [],
    done: [],
    undone: [],
    view: fitView(floor, drawing.boardSide, size),
    size,
    isFitted: true,
    isByKeys: false,
  };
}

/**
 * Adapts the room editor to a new screen size in pixels. With `isFitted`, the view shows the whole room again; without
 * `isFitted`, the middle of the screen keeps showing the same place in the room.
 */
export function resize(state: EditorState, size: Size): EditorState {
  const { drawing, view } = state;
  const middle = {
    x: (size.width - state.size.width) / 2,
    y: (size.height - state.size.height) / 2,
  };
  return {
    ...state,
    size,
    view: state.isFitted
      ? fitView(floorArea(drawing), drawing.boardSide, size)
      : panBy(view, middle),
  };
}

/** Announces the content of the cell at the room editor's cursor. */
export const tellCursor = (state: EditorState): EditorState =>
  announce(state, cellAnnouncement(state.drawing, state.cursor, state.selection));

function cellAnnouncement(drawing: Drawing, cell: Cell, selection = nothingSelected): Announcement {
  const isSelected = selection.has(cellKey(cell));
  const desk = placeOfDesk(drawing, cell);
  if (desk) return { code: 'desk', ...desk, isSelected };
  const mark = kindAt(drawing, cell);
  return {
    code: 'floor',
    ...placeOnFloor(drawing, cell),
    ...(mark && !isDesk(mark) && { mark }),
    isSelected,
  };
}

/** Functions that execute, undo and redo commands of the room editor. Undo also restores the selection. */
export const { execute, undo, redo } = createEditing<EditorState, Step, Command, Refusal>({
  plan(state, command) {
    const outcome = runCommand(state.drawing, state.selection, command);
    if (!outcome || 'refused' in outcome) return outcome;
    const { change, selection: after } = outcome;
    return {
      change,
      before: state.selection,
      after,
      announcement: toAnnouncement(state, command, outcome),
    };
  },
  apply: (state, { change, before, after }, isBack) =>
    isBack ? withChange(state, invertChange(change), before) : withChange(state, change, after),
  toAnnouncement: (code, { announcement }) =>
    code === 'done' ? announcement : { code, step: announcement },
});

function withChange(state: EditorState, change: Change, selection: Selection): EditorState {
  const drawing = applyChange(state.drawing, change);
  const floor = floorArea(drawing);
  const next = {
    ...state,
    drawing,
    selection: existing(drawing, selection),
    anchor: undefined,
    copyGrid: undefined,
    cursor: nearestIn(floor, state.cursor),
  };
  const isOut = state.isFitted && !isInView(state.view, state.size, drawing.cells.values());
  if (change.type !== 'turn' && !isOut) return next;
  return { ...next, view: fitView(floor, drawing.boardSide, state.size), isFitted: true };
}

/** Counts the objects selected in the room editor, by kind. */
export const selectedCounts = ({ drawing, selection }: EditorState): Counts =>
  countKinds(selectedCells(drawing, selection));

/** Returns the offset from one cell to another. */
export const offsetBetween = (from: Cell, to: Cell): Offset => ({
  down: to.row - from.row,
  right: to.col - from.col,
});

function toAnnouncement(state: EditorState, command: Command, effect: Effect): Announcement {
  const counts = selectedCounts(state);
  const { drawing } = state;
  const { placed = [], skipped = 0 } = effect;
  const put = countKinds(placed);
  switch (command.type) {
    case 'put': {
      const [cell] = placed;
      return cell && placed.length === 1 && skipped === 0
        ? cellAnnouncement(applyChange(drawing, effect.change), cell)
        : { code: 'put', counts: put, skipped };
    }
    case 'stamp':
      return { code: 'put', counts: put, skipped };
    case 'layout': {
      const gone = countKinds([...drawing.cells.values()].filter(({ kind }) => isDesk(kind)));
      return Object.keys(gone).length > 0
        ? { code: 'replaced', counts: put, gone }
        : { code: 'put', counts: put, skipped };
    }
    case 'makeMore':
      return { code: 'madeMore', counts: put, skipped };
    case 'turnDesks':
      return {
        code: 'desksTurned',
        counts: { desk: placed.length },
        isTurned: put.desk === undefined,
      };
    case 'remove': {
      const removed = command.cells.flatMap((cell) => kindAt(drawing, cell) ?? []);
      return { code: 'removed', counts: countKinds(removed.map((kind) => ({ kind }))) };
    }
    case 'clear':
      return { code: 'removed', counts: countKinds(drawing.cells.values()) };
    case 'delete':
      return { code: 'removed', counts };
    case 'move':
      return { code: 'moved', counts, by: command.by };
    case 'copy':
    case 'duplicate':
    case 'paste':
      return { code: 'copied', counts: put };
    case 'rotate':
      return { code: 'rotated', counts };
    case 'mirror':
      return { code: 'mirrored', counts };
    case 'align':
      return { code: 'aligned', counts };
    case 'moveBoard':
      return { code: 'board', side: command.to };
    case 'turnRoom':
      return { code: 'turned' };
  }
}

import type { Size } from '@/lib/core/editing/edge-speed';
import { createEditing, type History } from '@/lib/core/editing/history';
import { tell } from '@/lib/core/editing/tell';
import type { RoomPlan } from '../room-plan';
import type { Cell } from '../turn-cell';
import { nearestIn } from './area';
import type { Offset } from './blocks';
import { applyChange, invertChange, type Change } from './change';
import { runCommand, type Command, type Refusal } from './commands';
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
import type { Told } from './told';
import type { Tool } from './tool';
import { fitView, isInView, panBy, type View } from './view';

/** An act that is under way. */
export type Gesture =
  | {
      type: 'stroke';
      /** The content for the cells that it passes; undefined removes. */
      kind: CellKind | undefined;
      /** Only things of this kind are removed. */
      only: CellKind | undefined;
      last: Cell;
      cells: Cell[];
      /** The room as it will be. */
      preview: Drawing;
    }
  | { type: 'marquee'; from: Cell; to: Cell; kept: Selection; before: Selection }
  | { type: 'carry'; from: Cell; to: Cell; isCopy: boolean; isByKeys: boolean };

/** One step to undo or redo. */
interface Step {
  change: Change;
  before: Selection;
  after: Selection;
  told: Told;
}

/** Everything about one editor, as plain data. Never changed in place. */
export interface EditorState extends History<Step, Told> {
  drawing: Drawing;
  selection: Selection;
  tool: Tool;
  /** Whether a press on a cell adds to the selection, as with Shift. */
  isAdding: boolean;
  /** The cell that keys are about. */
  cursor: Cell;
  /** The first cell of the selection that keys extend. */
  anchor?: Cell;
  gesture?: Gesture;
  clipboard: readonly Placed[];
  view: View;
  size: Size;
  /** Whether the view shows the whole room and is to do so when the screen changes. */
  isFitted: boolean;
  /** Whether the user is at the keyboard, so that the cursor is shown. */
  isByKeys: boolean;
}

/** The editor of a stored plan on a screen of `size` pixels: the whole room in view, nothing to undo. */
export function startEditor(plan: RoomPlan, size: Size): EditorState {
  const drawing = toDrawing(plan);
  const first = drawing.cells.values().next().value;
  const floor = floorArea(drawing);
  return {
    drawing,
    selection: nothingSelected,
    tool: 'desk',
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

/** The state on a screen of another size, in pixels: the same middle, or the whole room where that was in view. */
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

/** Tells what is at the cursor. */
export const tellCursor = (state: EditorState): EditorState =>
  tell(state, cellTold(state.drawing, state.cursor, state.selection));

function cellTold(drawing: Drawing, cell: Cell, selection = nothingSelected): Told {
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

/** Commands as steps to undo and redo, selection included. */
export const { execute, undo, redo } = createEditing<EditorState, Step, Command, Refusal>({
  plan(state, command) {
    const outcome = runCommand(state.drawing, state.selection, command);
    if (!outcome || 'refused' in outcome) return outcome;
    const { change, selection: after } = outcome;
    return { change, before: state.selection, after, told: toTold(state, command, change) };
  },
  apply: (state, { change, before, after }, isBack) =>
    isBack ? withChange(state, invertChange(change), before) : withChange(state, change, after),
  toTold: (code, { told }) => (code === 'done' ? told : { code, step: told }),
});

function withChange(state: EditorState, change: Change, selection: Selection): EditorState {
  const drawing = applyChange(state.drawing, change);
  const floor = floorArea(drawing);
  const next = {
    ...state,
    drawing,
    selection: existing(drawing, selection),
    anchor: undefined,
    cursor: nearestIn(floor, state.cursor),
  };
  // A cell that was moved out of a view of the whole room is shown again.
  const isOut = state.isFitted && !isInView(state.view, state.size, drawing.cells.values());
  if (change.type !== 'turn' && !isOut) return next;
  return { ...next, view: fitView(floor, drawing.boardSide, state.size), isFitted: true };
}

/** How many of each kind are selected. */
export const selectedCounts = ({ drawing, selection }: EditorState): Counts =>
  countKinds(selectedCells(drawing, selection));

/** The offset, in cells of the drawing, that leads from one cell to another. */
export const offsetBetween = (from: Cell, to: Cell): Offset => ({
  down: to.row - from.row,
  right: to.col - from.col,
});

/** Describes a command's effect in the words of `Told`; `state` is before the change. */
function toTold(state: EditorState, command: Command, change: Change): Told {
  const counts = selectedCounts(state);
  const { drawing } = state;
  switch (command.type) {
    case 'put': {
      const gone = command.cells.flatMap((each) => {
        const there = kindAt(drawing, each);
        return there && there !== command.kind ? [{ kind: there }] : [];
      });
      if (gone.length > 0) {
        const counts = { [command.kind]: command.cells.length };
        return { code: 'replaced', counts, gone: countKinds(gone) };
      }
      const [cell] = command.cells;
      if (cell && command.cells.length === 1) {
        return cellTold(applyChange(drawing, change), cell);
      }
      return { code: 'put', counts: { [command.kind]: command.cells.length } };
    }
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
      return { code: 'copied', counts };
    case 'paste':
      return { code: 'copied', counts: countKinds(command.block) };
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

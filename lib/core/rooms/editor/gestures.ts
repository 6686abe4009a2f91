import { announce } from '@/lib/core/editing/announce';
import type { Cell } from '../turn-cell';
import { isOpening } from '../room-layout';
import { areaAround, cellsIn, grow, line, unite, type Area } from './area';
import { shifted } from './blocks';
import { applyChange } from './change';
import { runCommand, type Command } from './commands';
import { cellKey, floorArea, kindAt, type Drawing } from './drawing';
import {
  execute,
  offsetBetween,
  selectedCounts,
  tellCursor,
  type EditorState,
  type Gesture,
} from './editor-state';
import { nothingSelected, selectArea, selectedCells, toSelection } from './selection';
import { stampBlock } from './stamps';
import { joinedWith } from './tables';
import type { FillTool, Tool } from './tool';
import { nearestSide, roomArea } from './walls';

/**
 * Modifier keys of a gesture in the room editor: `add` (Shift) adds to the selection, `copy` (Alt) moves a copy of the
 * selected objects.
 */
export interface Modifiers {
  add?: boolean;
  copy?: boolean;
}

const isSame = (a: Cell, b: Cell) => a.row === b.row && a.col === b.col;

/**
 * Starts a gesture (such as a drag) of the room editor's tool at a cell, and cancels an earlier gesture. On a selected
 * object, every tool except the eraser and the pan tool moves the selected objects; the select tool with `add` removes
 * the object from the selection.
 */
export function beginGesture(
  before: EditorState,
  cell: Cell,
  modifiers: Modifiers = {},
  tool: Tool = before.tool,
): EditorState {
  const state = { ...cancelGesture(before), cursor: cell, anchor: undefined, isByKeys: false };
  if (tool === 'pan') return state;
  if (tool === 'select') return beginSelecting(state, cell, modifiers);
  if (tool !== 'erase' && state.selection.has(cellKey(cell))) {
    return beginSelecting(state, cell, { copy: modifiers.copy });
  }
  const deselected = { ...state, selection: nothingSelected, copyGrid: undefined };
  if (tool === 'stamp') return { ...deselected, gesture: { type: 'stamp', to: cell } };
  if (tool === 'board') return putBoardNear(deselected, cell);
  return beginFill(deselected, cell, tool);
}

/** Moves the board to the side of the room nearest to a cell. */
export function putBoardNear(state: EditorState, cell: Cell): EditorState {
  const area = roomArea(state.drawing) ?? state.drawing.leastFloor;
  const to = nearestSide(area, cell);
  const after = execute(state, { type: 'moveBoard', to });
  return after === state ? announce(state, { code: 'board', side: to }) : after;
}

export const beginFill = (
  state: EditorState,
  cell: Cell,
  tool: FillTool,
  isByKeys = false,
): EditorState =>
  fillTo(state, cell, {
    type: 'fill',
    kind: tool === 'erase' ? undefined : tool,
    from: cell,
    to: cell,
    isByKeys,
    preview: state.drawing,
    placed: 0,
    skipped: 0,
  });

type Fill = Extract<Gesture, { type: 'fill' }>;

function toCommand({ drawing }: EditorState, { kind, from, to }: Fill): Command {
  if (isOpening(kind)) return { type: 'put', cells: line(from, to), kind };
  const cells = cellsIn(areaAround([from, to])!);
  return kind
    ? { type: 'put', cells, kind }
    : { type: 'remove', cells: cells.filter((cell) => kindAt(drawing, cell)) };
}

function fillTo(state: EditorState, cell: Cell, fill: Fill): EditorState {
  const gesture = { ...fill, to: cell, preview: state.drawing, placed: 0, skipped: 0 };
  const outcome = runCommand(state.drawing, nothingSelected, toCommand(state, gesture));
  if (!outcome) return { ...state, gesture };
  if ('refused' in outcome) {
    return outcome.refused === 'taken' || outcome.refused === 'notInRoom'
      ? { ...state, gesture }
      : announce({ ...state, gesture: fill }, { code: 'refused', reason: outcome.refused });
  }
  const preview = applyChange(state.drawing, outcome.change);
  const { placed = [], skipped = 0 } = outcome;
  return { ...state, gesture: { ...gesture, preview, placed: placed.length, skipped } };
}

function beginSelecting(state: EditorState, cell: Cell, { add, copy }: Modifiers): EditorState {
  const isAdding = add || state.isAdding;
  const key = cellKey(cell);
  const isSelected = state.selection.has(key);
  if (!kindAt(state.drawing, cell)) {
    const kept = isAdding ? state.selection : nothingSelected;
    const before = state.selection;
    return {
      ...state,
      selection: kept,
      gesture: { type: 'marquee', from: cell, to: cell, kept, before },
    };
  }
  if (isAdding) {
    const selection = new Set(state.selection);
    if (isSelected) selection.delete(key);
    else selection.add(key);
    return tellSelected({ ...state, selection });
  }
  return {
    ...state,
    selection: isSelected ? state.selection : new Set([key]),
    gesture: {
      type: 'carry',
      from: cell,
      to: cell,
      isCopy: copy ?? false,
      isByKeys: false,
      isAgain: isSelected,
    },
  };
}

/** Updates the gesture in progress (such as a drag) for the new cell under the pointer or cursor. */
export function moveGesture(state: EditorState, cell: Cell, { copy }: Modifiers = {}): EditorState {
  const { gesture } = state;
  switch (gesture?.type) {
    case undefined:
      return state;
    case 'fill':
      return isSame(gesture.to, cell) ? state : fillTo(state, cell, gesture);
    case 'stamp':
      return isSame(gesture.to, cell) ? state : { ...state, gesture: { ...gesture, to: cell } };
    case 'marquee': {
      if (isSame(gesture.to, cell)) return state;
      const area = areaAround([gesture.from, cell])!;
      return {
        ...state,
        selection: selectArea(state.drawing, area, gesture.kept),
        gesture: { ...gesture, to: cell },
      };
    }
    case 'carry': {
      const isCopy = gesture.isByKeys ? gesture.isCopy : (copy ?? false);
      if (isSame(gesture.to, cell) && isCopy === gesture.isCopy) return state;
      return { ...state, gesture: { ...gesture, to: cell, isCopy } };
    }
  }
}

/** Completes the gesture in progress (such as a drag). The resulting change of the room is one step for undo. */
export function endGesture(state: EditorState): EditorState {
  const { gesture, ...rest } = state;
  const cursor = gesture?.to ?? state.cursor;
  const ended: EditorState = { ...rest, cursor, gesture: undefined };
  switch (gesture?.type) {
    case undefined:
      return state;
    case 'fill':
      return isSame(gesture.from, gesture.to) && gesture.kind && kindAt(state.drawing, cursor)
        ? tellSelected({ ...ended, selection: toSelection([cursor]) })
        : execute(ended, toCommand(state, gesture));
    case 'stamp':
      return execute(ended, {
        type: 'stamp',
        block: stampBlock(state.drawing, state.stamp, gesture.to),
      });
    case 'marquee':
      return tellSelected(ended);
    case 'carry': {
      const by = offsetBetween(gesture.from, gesture.to);
      if (by.down === 0 && by.right === 0) {
        if (gesture.isByKeys) {
          return announce(ended, { code: 'putBack', counts: selectedCounts(state) });
        }
        const isTable = gesture.isAgain && state.selection.size === 1;
        const table = isTable && toSelection(joinedWith(state.drawing, gesture.from));
        return tellSelected(table ? { ...ended, selection: table } : ended);
      }
      return execute(ended, { type: gesture.isCopy ? 'copy' : 'move', by });
    }
  }
}

/**
 * Cancels the gesture in progress (such as a drag) without a change of the room. If the gesture is a selection
 * rectangle, restores the earlier selection.
 */
export function cancelGesture(state: EditorState): EditorState {
  const { gesture, ...rest } = state;
  switch (gesture?.type) {
    case undefined:
      return state;
    case 'fill':
      return { ...rest, gesture: undefined, cursor: gesture.from };
    case 'stamp':
      return { ...rest, gesture: undefined };
    case 'marquee':
      return { ...rest, gesture: undefined, selection: gesture.before };
    case 'carry':
      return { ...rest, gesture: undefined, cursor: gesture.from };
  }
}

/**
 * Picks up the selected objects of the room editor, so that the arrow keys move them. A second call puts them down.
 */
export function pickUp(state: EditorState): EditorState {
  const { cursor } = state;
  if (state.gesture?.type === 'carry') return endGesture(state);
  if (state.selection.size === 0) return announce(state, { code: 'nothingSelected' });
  return announce(
    {
      ...state,
      gesture: {
        type: 'carry',
        from: cursor,
        to: cursor,
        isCopy: false,
        isByKeys: true,
        isAgain: true,
      },
    },
    { code: 'pickedUp', counts: selectedCounts(state) },
  );
}

/** Whether the room editor's picked-up objects may be put down at the present position. */
export function canPutDown({ gesture, drawing, selection }: EditorState): boolean {
  if (gesture?.type !== 'carry') return true;
  const { down, right } = offsetBetween(gesture.from, gesture.to);
  if (down === 0 && right === 0) return true;
  const command = { type: gesture.isCopy ? 'copy' : 'move', by: { down, right } } as const;
  const outcome = runCommand(drawing, selection, command);
  return !outcome || !('refused' in outcome);
}

/** Returns the room as the editor draws it, including the preview of a rectangle that the user is filling. */
export const shownDrawing = ({ drawing, gesture }: EditorState): Drawing =>
  gesture?.type === 'fill' ? gesture.preview : drawing;

/**
 * Returns the rectangle of floor that the editor draws, large enough for the cells that the user is filling and for the
 * objects that the user is moving.
 */
export function shownFloor(state: EditorState): Area {
  const { gesture, drawing, selection } = state;
  const floor = floorArea(shownDrawing(state));
  if (gesture?.type !== 'carry') return floor;
  const by = offsetBetween(gesture.from, gesture.to);
  const carried = areaAround(shifted(selectedCells(drawing, selection), by));
  return carried ? unite(floor, grow(carried, 1)) : floor;
}

/** Announces the objects selected in the room editor or, without a selection, the content of the cell at the cursor. */
export function tellSelected(state: EditorState): EditorState {
  return state.selection.size === 0
    ? tellCursor(state)
    : announce(state, { code: 'selected', counts: selectedCounts(state) });
}

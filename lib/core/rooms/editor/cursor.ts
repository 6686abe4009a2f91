import { announce } from '@/lib/core/editing/announce';
import { areaAround, areaHeight, areaWidth, nearestIn } from './area';
import type { Offset } from './blocks';
import { cellKey, floorArea, kindAt } from './drawing';
import { offsetBetween, tellCursor, type EditorState } from './editor-state';
import {
  beginFill,
  beginGesture,
  canPutDown,
  cancelGesture,
  endGesture,
  moveGesture,
  pickUp,
  tellSelected,
} from './gestures';
import { nothingSelected, selectArea } from './selection';
import { isFillTool } from './tool';
import { revealCell } from './view';

const stepped = ({ cursor }: EditorState, { down, right }: Offset) => ({
  row: cursor.row + down,
  col: cursor.col + right,
});

function withCursor(state: EditorState, by: Offset): EditorState {
  const wanted = stepped(state, by);
  // During a gesture, the cursor may leave the floor, which then grows.
  const cursor = state.gesture ? wanted : nearestIn(floorArea(state.drawing), wanted);
  const view = revealCell(state.view, state.size, cursor);
  return { ...state, cursor, view };
}

/** Moves the room editor's keyboard cursor by an offset. Picked-up objects move along. */
export function moveCursor(before: EditorState, by: Offset): EditorState {
  const state = withCursor(before, by);
  const { gesture } = state;
  if (gesture?.type === 'fill') return tellRectangle(moveGesture(state, state.cursor));
  if (gesture?.type !== 'carry') return tellCursor({ ...state, anchor: undefined });
  const carried = moveGesture(state, state.cursor);
  const offset = offsetBetween(gesture.from, state.cursor);
  return announce(carried, { code: 'carried', by: offset, isFree: canPutDown(carried) });
}

function tellRectangle(state: EditorState): EditorState {
  const { gesture } = state;
  if (gesture?.type !== 'fill') return state;
  const area = areaAround([gesture.from, gesture.to])!;
  return announce(state, { code: 'rectangle', rows: areaHeight(area), cols: areaWidth(area) });
}

/**
 * Moves the room editor's cursor by an offset. A fill tool (which fills a rectangle with objects, or erases) extends
 * the rectangle to the cursor. Every non-fill tool selects the objects in the rectangle from the first cell to the
 * cursor.
 */
export function extendSelection(before: EditorState, by: Offset): EditorState {
  const { tool } = before;
  if (before.gesture) return moveCursor(before, by);
  if (isFillTool(tool)) return moveCursor(beginFill(before, before.cursor, tool, true), by);
  const anchor = before.anchor ?? before.cursor;
  const state = withCursor(before, by);
  const area = areaAround([anchor, state.cursor])!;
  const selection = selectArea(state.drawing, area, nothingSelected);
  return tellSelected({ ...state, anchor, selection, tool: 'select' });
}

/**
 * Handles Enter and Space in the room editor, with the first action that is possible: complete the gesture in progress,
 * pick up the selected object at the cursor (except with the eraser), use the tool at the cursor.
 */
export function actAtCursor(state: EditorState): EditorState {
  const { cursor, drawing, selection, tool } = state;
  if (state.gesture) return endGesture(state);
  if (tool !== 'erase' && selection.has(cellKey(cursor))) return pickUp(state);
  if (tool !== 'select') {
    const after = endGesture(beginGesture(state, cursor));
    return after.announcement === state.announcement ? tellCursor(after) : after;
  }
  const kept = state.isAdding ? selection : nothingSelected;
  const chosen = kindAt(drawing, cursor) ? new Set([...kept, cellKey(cursor)]) : kept;
  return tellSelected({ ...state, selection: chosen, anchor: undefined });
}

/**
 * Handles Escape in the room editor. Cancels the first that exists: the gesture in progress (such as a drag), the grid
 * of copies of the selected objects, the selection.
 */
export function escape(state: EditorState): EditorState {
  if (state.gesture) return tellCursor(cancelGesture(state));
  if (state.copyGrid) return { ...state, copyGrid: undefined };
  return tellCursor({ ...state, selection: nothingSelected, anchor: undefined, isAdding: false });
}

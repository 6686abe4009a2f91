import { tell } from '@/lib/core/editing/tell';
import type { Cell } from '../turn-cell';
import { areaAround, grow, line, unite, type Area } from './area';
import { shifted } from './blocks';
import { applyChange, cellChange } from './change';
import { runCommand } from './commands';
import { cellKey, floorArea, kindAt, type CellKind, type Drawing } from './drawing';
import {
  execute,
  offsetBetween,
  selectedCounts,
  tellCursor,
  type EditorState,
  type Gesture,
} from './editor-state';
import { nothingSelected, selectArea, selectedCells } from './selection';
import type { Tool } from './tool';

/** Keys held with the pointer: `add` to select more (Shift), `copy` to move a copy (Alt). */
export interface Modifiers {
  add?: boolean;
  copy?: boolean;
}

const isSame = (a: Cell, b: Cell) => a.row === b.row && a.col === b.col;

/** Begins what the tool does at a cell. A gesture that was under way is dropped. */
export function beginGesture(
  before: EditorState,
  cell: Cell,
  modifiers: Modifiers = {},
  tool: Tool = before.tool,
): EditorState {
  const state = { ...cancelGesture(before), cursor: cell, anchor: undefined, isByKeys: false };
  if (tool === 'pan') return state;
  if (tool === 'select') return beginSelecting(state, cell, modifiers);
  return beginStroke(state, cell, tool);
}

/** A stroke that begins on a thing of the tool's own kind removes these; any other puts them. */
function beginStroke(state: EditorState, cell: Cell, tool: CellKind | 'erase'): EditorState {
  const isRemoving = tool === 'erase' || kindAt(state.drawing, cell) === tool;
  return extendStroke(state, cell, {
    type: 'stroke',
    kind: isRemoving ? undefined : tool,
    only: isRemoving && tool !== 'erase' ? tool : undefined,
    last: cell,
    cells: [],
    preview: state.drawing,
  });
}

function extendStroke(
  state: EditorState,
  cell: Cell,
  stroke: Gesture & { type: 'stroke' },
): EditorState {
  const { kind, only, preview } = stroke;
  const cells = line(stroke.last, cell).filter((each) => {
    const there = kindAt(preview, each);
    return kind ? there !== kind : there !== undefined && (!only || there === only);
  });
  const moved = { ...stroke, last: cell };
  if (cells.length === 0) return { ...state, gesture: moved };
  // A limit is told as soon as it is reached, and what was drawn until then stays.
  const outcome = kind
    ? runCommand(preview, nothingSelected, { type: 'put', cells, kind })
    : {
        change: cellChange(
          preview,
          cells.map((each) => [each, undefined] as const),
        ),
      };
  if (!outcome) return { ...state, gesture: moved };
  if ('refused' in outcome) {
    return tell({ ...state, gesture: moved }, { code: 'refused', reason: outcome.refused });
  }
  return {
    ...state,
    gesture: {
      ...moved,
      cells: [...stroke.cells, ...cells],
      preview: applyChange(preview, outcome.change),
    },
  };
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
    gesture: { type: 'carry', from: cell, to: cell, isCopy: copy ?? false, isByKeys: false },
  };
}

/** Goes on to another cell. */
export function moveGesture(state: EditorState, cell: Cell, { copy }: Modifiers = {}): EditorState {
  const { gesture } = state;
  switch (gesture?.type) {
    case undefined:
      return state;
    case 'stroke':
      return isSame(gesture.last, cell) ? state : extendStroke(state, cell, gesture);
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

/** Does what the gesture shows, as one step to undo. */
export function endGesture(state: EditorState): EditorState {
  const { gesture, ...rest } = state;
  const cursor = gesture?.type === 'stroke' ? gesture.last : (gesture?.to ?? state.cursor);
  const ended: EditorState = { ...rest, cursor, gesture: undefined };
  switch (gesture?.type) {
    case undefined:
      return state;
    case 'stroke': {
      const { kind, cells } = gesture;
      return execute(ended, kind ? { type: 'put', cells, kind } : { type: 'remove', cells });
    }
    case 'marquee':
      return tellSelected(ended);
    case 'carry': {
      const by = offsetBetween(gesture.from, gesture.to);
      if (by.down === 0 && by.right === 0) {
        return gesture.isByKeys
          ? tell(ended, { code: 'putBack', counts: selectedCounts(state) })
          : tellSelected(ended);
      }
      return execute(ended, { type: gesture.isCopy ? 'copy' : 'move', by });
    }
  }
}

/** Drops the gesture; the room and the selection are as before it. */
export function cancelGesture(state: EditorState): EditorState {
  const { gesture, ...rest } = state;
  switch (gesture?.type) {
    case undefined:
      return state;
    case 'stroke':
      return { ...rest, gesture: undefined };
    case 'marquee':
      return { ...rest, gesture: undefined, selection: gesture.before };
    case 'carry':
      return { ...rest, gesture: undefined, cursor: gesture.from };
  }
}

/** Picks the selection up, for the arrow keys to move; a second time puts it down. */
export function pickUp(state: EditorState): EditorState {
  const { cursor } = state;
  if (state.gesture?.type === 'carry') return endGesture(state);
  if (state.selection.size === 0) return tell(state, { code: 'nothingSelected' });
  return tell(
    {
      ...state,
      gesture: { type: 'carry', from: cursor, to: cursor, isCopy: false, isByKeys: true },
    },
    { code: 'pickedUp', counts: selectedCounts(state) },
  );
}

/** Whether what is carried may be put down where it is. */
export function canPutDown({ gesture, drawing, selection }: EditorState): boolean {
  if (gesture?.type !== 'carry') return true;
  const { down, right } = offsetBetween(gesture.from, gesture.to);
  if (down === 0 && right === 0) return true;
  const isLeft = (key: string) => !gesture.isCopy && selection.has(key);
  for (const key of selection) {
    const placed = drawing.cells.get(key);
    if (!placed) continue;
    const target = cellKey({ row: placed.row + down, col: placed.col + right });
    if (drawing.cells.has(target) && !isLeft(target)) return false;
  }
  return true;
}

/** The room as it is to be shown: with the stroke that is being drawn. */
export const shownDrawing = ({ drawing, gesture }: EditorState): Drawing =>
  gesture?.type === 'stroke' ? gesture.preview : drawing;

/** The floor as it is to be shown: also around the stroke that is being drawn, or the block that is carried. */
export function shownFloor(state: EditorState): Area {
  const { gesture, drawing, selection } = state;
  const floor = floorArea(shownDrawing(state));
  if (gesture?.type !== 'carry') return floor;
  const by = offsetBetween(gesture.from, gesture.to);
  const carried = areaAround(shifted(selectedCells(drawing, selection), by));
  return carried ? unite(floor, grow(carried, 1)) : floor;
}

/** Tells what is selected, or what is at the cursor if nothing is. */
export function tellSelected(state: EditorState): EditorState {
  return state.selection.size === 0
    ? tellCursor(state)
    : tell(state, { code: 'selected', counts: selectedCounts(state) });
}

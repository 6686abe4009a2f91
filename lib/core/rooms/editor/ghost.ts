import { isOpening } from '../room-layout';
import type { Cell } from '../turn-cell';
import { isFree } from './blocks';
import { copiesInGrid } from './commands';
import { kindAt, type Placed } from './drawing';
import type { EditorState } from './editor-state';
import { selectedCells } from './selection';
import { stampBlock } from './stamps';
import { isFillTool } from './tool';
import { wallCell } from './walls';

/** Preview of the objects that the room editor would add. `isFree` is true if no present object is in the way. */
export interface Ghost {
  block: readonly Placed[];
  isFree: boolean;
}

const none = { down: 0, right: 0 };

const aimedAt = ({ isByKeys, cursor, hover }: EditorState): Cell | undefined =>
  isByKeys ? cursor : hover;

/**
 * Returns the preview of what the room editor would add: copies of the selected objects if the user chose a grid of
 * copies, otherwise the objects of the tool. Undefined if the tool adds nothing, or if a click would select an object.
 */
export function findGhost(state: EditorState): Ghost | undefined {
  const { drawing, tool, stamp, gesture, copyGrid } = state;
  if (copyGrid) {
    const { copies } = copiesInGrid(drawing, selectedCells(drawing, state.selection), copyGrid);
    return { block: copies, isFree: true };
  }
  const at = gesture?.type === 'stamp' ? gesture.to : gesture ? undefined : aimedAt(state);
  if (!at) return undefined;
  if (tool === 'stamp') {
    const block = stampBlock(drawing, stamp, at);
    return { block, isFree: isFree(drawing, block, none) };
  }
  if (!isFillTool(tool) || tool === 'erase' || kindAt(drawing, at)) return undefined;
  const cell = isOpening(tool) ? wallCell(drawing, at) : at;
  return { block: [{ ...cell, kind: tool }], isFree: true };
}

import { historyActions, listActions, type Action as ActionOf } from '@/lib/core/editing/actions';
import type { Shortcut } from '@/lib/core/editing/shortcuts';
import { announce } from '@/lib/core/editing/announce';
import type { BoardSide } from '../room-layout';
import { areaAround } from './area';
import { shifted, type Offset } from './blocks';
import type { Command } from './commands';
import { actAtCursor, escape, extendSelection, moveCursor } from './cursor';
import { countKinds, floorArea, isDesk, kindAt } from './drawing';
import { execute, redo, selectedCounts, undo, type EditorState } from './editor-state';
import { cancelGesture, pickUp, tellSelected } from './gestures';
import { selectedCells, toSelection } from './selection';
import type { Tool } from './tool';
import { fitView, zoomAt } from './view';

type Action = ActionOf<EditorState>;
type Need = NonNullable<Action['needs']>;

const zoomFactor = 1.25;

const hasSelection = ({ selection }: EditorState) => selection.size > 0;
const isThingAtCursor = ({ drawing, cursor, isByKeys }: EditorState) =>
  isByKeys && kindAt(drawing, cursor) !== undefined;
const aSelection: Need = { isMet: hasSelection, otherwise: { code: 'nothingSelected' } };
const somethingInRoom: Need = {
  isMet: ({ drawing }) => drawing.cells.size > 0,
  otherwise: { code: 'roomIsEmpty' },
};

const onSelection = (command: Command, ...shortcuts: Shortcut[]): Action => ({
  shortcuts,
  needs: aSelection,
  run: (state) => execute(cancelGesture(state), command),
});

const onRoom = (command: Command, ...shortcuts: Shortcut[]): Action => ({
  shortcuts,
  run: (state) => execute(cancelGesture(state), command),
});

const chooseTool = (tool: Tool, key: string): Action => ({
  shortcuts: [{ key }],
  isOn: (state) => state.tool === tool,
  run: (state) => announce({ ...cancelGesture(state), tool }, { code: 'tool', tool }),
});

const putBoard = (to: BoardSide): Action => ({
  ...onRoom({ type: 'moveBoard', to }),
  isOn: ({ drawing }) => drawing.boardSide === to,
});

const zoom = (factor: number, ...shortcuts: Shortcut[]): Action => ({
  shortcuts,
  run: (state) => {
    const middle = { x: state.size.width / 2, y: state.size.height / 2 };
    return { ...state, view: zoomAt(state.view, middle, factor), isFitted: false };
  },
});

const toLeft: Offset = { down: 0, right: -1 };
const toRight: Offset = { down: 0, right: 1 };
const up: Offset = { down: -1, right: 0 };
const down: Offset = { down: 1, right: 0 };

const cursorBy = (by: Offset, key: string): Action => ({
  shortcuts: [{ key }],
  run: (state) => moveCursor(state, by),
});
const extendBy = (by: Offset, key: string): Action => ({
  shortcuts: [{ key, shift: true }],
  run: (state) => extendSelection(state, by),
});

function toClipboard(state: EditorState): EditorState {
  return { ...state, clipboard: selectedCells(state.drawing, state.selection) };
}

function paste(state: EditorState): EditorState {
  const { clipboard, cursor } = state;
  const area = areaAround(clipboard)!;
  const by = { down: cursor.row - area.top, right: cursor.col - area.left };
  return execute(cancelGesture(state), { type: 'paste', block: shifted(clipboard, by) });
}

/** The help of the room editor shows the actions in the order of this list. */
const list = {
  act: { shortcuts: [{ key: 'Enter' }, { key: ' ' }], run: actAtCursor },
  pickUp: { shortcuts: [{ key: 'g' }], needs: aSelection, run: pickUp },
  selectNone: { shortcuts: [{ key: 'Escape' }], run: escape },
  selectAll: {
    shortcuts: [{ key: 'a', mod: true }],
    needs: somethingInRoom,
    run: (state) => {
      const selection = toSelection(state.drawing.cells.values());
      return tellSelected({ ...cancelGesture(state), selection, tool: 'select' });
    },
  },
  selectMore: {
    isOn: ({ isAdding }) => isAdding,
    run: (state) => ({ ...state, isAdding: !state.isAdding }),
  },
  delete: {
    shortcuts: [{ key: 'Delete' }, { key: 'Backspace' }],
    needs: {
      isMet: (state) => hasSelection(state) || isThingAtCursor(state),
      otherwise: { code: 'nothingSelected' },
    },
    run: (before) => {
      const state = cancelGesture(before);
      return hasSelection(state)
        ? execute(state, { type: 'delete' })
        : execute(state, { type: 'remove', cells: [state.cursor] });
    },
  },
  copy: {
    shortcuts: [{ key: 'c', mod: true }],
    needs: aSelection,
    run: (state) =>
      announce(toClipboard(state), { code: 'inClipboard', counts: selectedCounts(state) }),
  },
  cut: {
    shortcuts: [{ key: 'x', mod: true }],
    needs: aSelection,
    run: (state) => execute(toClipboard(cancelGesture(state)), { type: 'delete' }),
  },
  paste: {
    shortcuts: [{ key: 'v', mod: true }],
    needs: {
      isMet: ({ clipboard }) => clipboard.length > 0,
      otherwise: { code: 'nothingToPaste' },
    },
    run: paste,
  },
  turnDesks: {
    ...onSelection({ type: 'turnDesks' }, { key: 't' }),
    needs: {
      isMet: ({ drawing, selection }) =>
        selectedCells(drawing, selection).some(({ kind }) => isDesk(kind)),
      otherwise: { code: 'noDeskSelected' },
    },
  },
  makeMore: {
    shortcuts: [{ key: 'd', mod: true, shift: true }],
    needs: aSelection,
    isOn: ({ copyGrid }) => copyGrid !== undefined,
    run: (state) => ({
      ...cancelGesture(state),
      copyGrid: state.copyGrid ? undefined : { across: 2, down: 1, gap: 1 },
    }),
  },
  duplicate: onSelection({ type: 'duplicate' }, { key: 'd', mod: true }),
  rotate: onSelection({ type: 'rotate' }, { key: 'r' }),
  mirrorLeftRight: onSelection({ type: 'mirror', axis: 'leftRight' }, { key: 'm' }),
  mirrorTopBottom: onSelection({ type: 'mirror', axis: 'topBottom' }, { key: 'm', shift: true }),
  turnRoom: onRoom({ type: 'turnRoom' }, { key: 'r', shift: true }),
  clear: {
    ...onRoom({ type: 'clear' }),
    needs: somethingInRoom,
  },
  ...historyActions<EditorState>(
    (state) => undo(cancelGesture(state)),
    (state) => redo(cancelGesture(state)),
  ),
  summary: {
    shortcuts: [{ key: 'i' }],
    run: (state) =>
      announce(state, { code: 'summary', counts: countKinds(state.drawing.cells.values()) }),
  },
  zoomIn: zoom(zoomFactor, { key: '+' }),
  zoomOut: zoom(1 / zoomFactor, { key: '-' }),
  fit: {
    shortcuts: [{ key: '0' }],
    run: (state) => ({
      ...state,
      view: fitView(floorArea(state.drawing), state.drawing.boardSide, state.size),
      isFitted: true,
    }),
  },
  toolSelect: chooseTool('select', '2'),
  toolDesk: chooseTool('desk', '1'),
  toolStamp: chooseTool('stamp', '9'),
  toolTeacherDesk: chooseTool('teacherDesk', '4'),
  toolCupboard: chooseTool('cupboard', 'c'),
  toolSofa: chooseTool('sofa', 's'),
  toolBoard: chooseTool('board', 'b'),
  toolDoor: chooseTool('door', '5'),
  toolWindow: chooseTool('window', '6'),
  toolWall: chooseTool('wall', 'w'),
  toolOutside: chooseTool('outside', 'u'),
  toolAisle: chooseTool('aisle', '7'),
  toolErase: chooseTool('erase', '3'),
  toolPan: chooseTool('pan', '8'),
  boardTop: putBoard('top'),
  boardRight: putBoard('right'),
  boardBottom: putBoard('bottom'),
  boardLeft: putBoard('left'),
  moveLeft: onSelection({ type: 'move', by: toLeft }, { key: 'ArrowLeft', alt: true }),
  moveRight: onSelection({ type: 'move', by: toRight }, { key: 'ArrowRight', alt: true }),
  moveUp: onSelection({ type: 'move', by: up }, { key: 'ArrowUp', alt: true }),
  moveDown: onSelection({ type: 'move', by: down }, { key: 'ArrowDown', alt: true }),
  alignLeft: onSelection(
    { type: 'align', edge: 'left' },
    { key: 'ArrowLeft', alt: true, shift: true },
  ),
  alignRight: onSelection(
    { type: 'align', edge: 'right' },
    { key: 'ArrowRight', alt: true, shift: true },
  ),
  alignTop: onSelection({ type: 'align', edge: 'top' }, { key: 'ArrowUp', alt: true, shift: true }),
  alignBottom: onSelection(
    { type: 'align', edge: 'bottom' },
    { key: 'ArrowDown', alt: true, shift: true },
  ),
  cursorLeft: cursorBy(toLeft, 'ArrowLeft'),
  cursorRight: cursorBy(toRight, 'ArrowRight'),
  cursorUp: cursorBy(up, 'ArrowUp'),
  cursorDown: cursorBy(down, 'ArrowDown'),
  extendLeft: extendBy(toLeft, 'ArrowLeft'),
  extendRight: extendBy(toRight, 'ArrowRight'),
  extendUp: extendBy(up, 'ArrowUp'),
  extendDown: extendBy(down, 'ArrowDown'),
} satisfies Record<string, Action>;

export type ActionId = keyof typeof list;

export const actions = listActions<EditorState, ActionId>(list);

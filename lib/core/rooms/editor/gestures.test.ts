import { maxDesks } from '../room-layout';
import { actions, type ActionId } from './actions';
import { toDrawing } from './drawing';
import { undo, type EditorState } from './editor-state';
import {
  beginGesture,
  canPutDown,
  cancelGesture,
  endGesture,
  moveGesture,
  shownDrawing,
  shownFloor,
  type Modifiers,
} from './gestures';
import { findGhost } from './ghost';
import { editorWith, toSketch } from './testing/sketch';
import type { Tool } from './tool';

const at = (row: number, col: number) => ({ row, col });
const withTool = (state: EditorState, tool: Tool): EditorState => ({ ...state, tool });

/** A drag from one cell to another, without events in the cells between. */
function drag(
  state: EditorState,
  from: [number, number],
  to: [number, number],
  modifiers?: Modifiers,
) {
  const begun = beginGesture(state, at(...from), modifiers);
  return endGesture(moveGesture(begun, at(...to), modifiers));
}

const run = (state: EditorState, ...ids: ActionId[]) =>
  ids.reduce((now, id) => actions.run(id, now, () => ''), state);

describe('the floor that the room editor shows', () => {
  const far = (state: EditorState) => shownFloor(moveGesture(state, at(3, 20)));

  it('grows with a drawn rectangle and shrinks when the drag is cancelled', () => {
    const begun = beginGesture(editorWith(''), at(3, 10));
    expect(far(begun)).toMatchObject({ top: 0, right: 21 });
    expect(shownFloor(cancelGesture(moveGesture(begun, at(3, 20)))).right).toBe(11);
  });

  it('grows when a block is dragged beyond it', () => {
    const state = withTool(editorWith('dd', '0,0', '0,1'), 'select');
    expect(far(beginGesture(state, at(0, 0)))).toMatchObject({ top: -1, right: 22 });
  });
});

describe('a drag with a tool', () => {
  it('fills the rectangle between its corners as one undo step', () => {
    const state = drag(editorWith(''), [2, 3], [0, 0]);
    expect(toSketch(state.drawing)).toBe('dddd dddd dddd');
    expect(state.announcement?.message).toEqual({ code: 'put', counts: { desk: 12 }, skipped: 0 });
    expect(undo(state).drawing.cells.size).toBe(0);
  });

  it('shrinks the rectangle when the pointer moves back', () => {
    const wide = moveGesture(beginGesture(editorWith(''), at(0, 0)), at(3, 3));
    expect(wide.gesture).toMatchObject({ placed: 16, skipped: 0 });
    expect(toSketch(endGesture(moveGesture(wide, at(0, 1))).drawing)).toBe('dd');
  });

  it.each(['desk', 'aisle', 'wall', 'outside', 'cupboard'] as const)(
    'does not change occupied cells: the %s tool',
    (tool) => {
      const state = drag(withTool(editorWith('dT dA ...'), tool), [0, 0], [2, 1]);
      expect(toSketch(state.drawing)).toMatch(/^dT dA/);
      const placed = tool === 'outside' ? undefined : { code: 'put', counts: { [tool]: 2 } };
      expect(state.announcement?.message).toMatchObject(
        placed ? { ...placed, skipped: 4 } : { code: 'refused' },
      );
    },
  );

  it('is refused when every cell is occupied', () => {
    const state = drag(withTool(editorWith('dd'), 'aisle'), [0, 0], [0, 1]);
    expect(state.announcement?.message).toEqual({ code: 'refused', reason: 'taken' });
  });

  it('removes everything in the dragged rectangle if the tool is the eraser', () => {
    const state = drag(withTool(editorWith('.dAd .T..'), 'erase'), [0, 0], [1, 2]);
    expect(toSketch(state.drawing)).toBe('d');
    expect(state.announcement?.message).toMatchObject({ code: 'removed' });
  });

  it('puts windows along the wall if the tool is the window tool', () => {
    const state = drag(withTool(editorWith('Tdd .dd .dd'), 'window'), [1, 0], [2, 0]);
    expect(toSketch(state.drawing)).toBe('Tdd Wdd Wdd');
  });

  it('shows a preview that is discarded when the drag is cancelled', () => {
    const before = editorWith('d');
    const under = moveGesture(beginGesture(before, at(0, 1)), at(0, 2));
    expect(toSketch(shownDrawing(under))).toBe('ddd');
    expect(under.drawing).toBe(before.drawing);
    expect(shownDrawing(cancelGesture(under))).toBe(before.drawing);
  });

  it('stops at the maximum number of desks and reports the limit', () => {
    const desks = Array.from({ length: maxDesks - 1 }, (_, index) =>
      at(2 + Math.floor(index / 100), index % 100),
    );
    const full = { ...editorWith(''), drawing: toDrawing({ desks, marks: [], boardSide: 'top' }) };
    const first = beginGesture(full, at(0, 0));
    const second = moveGesture(first, at(0, 1));
    expect(second.announcement?.message).toEqual({ code: 'refused', reason: 'tooManyDesks' });
    expect(endGesture(second).drawing.cells.size).toBe(maxDesks);
  });
});

describe('a press in the room', () => {
  it.each(['desk', 'aisle', 'door'] as const)(
    'selects the object under the pointer with the %s tool',
    (tool) => {
      const before = withTool(editorWith('dd'), tool);
      const state = drag(before, [0, 0], [0, 0]);
      expect(state.drawing).toBe(before.drawing);
      expect(state.selection).toEqual(new Set(['0,0']));
    },
  );

  it('selects the whole table when the pressed desk is already selected', () => {
    const state = drag(editorWith('dd.d dTd', '0,0'), [0, 0], [0, 0]);
    expect(state.selection).toEqual(new Set(['0,0', '0,1', '1,0']));
    expect(drag(state, [0, 1], [0, 1]).selection.size).toBe(3);
  });

  it('moves a selected object when the pointer is dragged', () => {
    const state = drag(editorWith('d', '0,0'), [0, 0], [2, 2]);
    expect(state.selection).toEqual(new Set(['2,2']));
    expect(state.drawing.cells.size).toBe(1);
  });

  it('clears the selection when the pressed cell is not selected', () => {
    expect(drag(editorWith('d', '0,0'), [2, 2], [2, 2]).selection.size).toBe(0);
  });
});

describe('the table tool', () => {
  const four = {
    ...withTool(editorWith('d'), 'stamp'),
    stamp: { form: 'four', length: 4 } as const,
  };

  it('previews the table under the pointer and places the table where the pointer is released', () => {
    expect(findGhost({ ...four, hover: at(2, 2) })).toMatchObject({ isFree: true });
    const state = drag(four, [0, 0], [2, 2]);
    expect(toSketch(state.drawing)).toBe('d... .... ..dd ..dd');
    expect(state.announcement?.message).toEqual({ code: 'put', counts: { desk: 4 }, skipped: 0 });
  });

  it('refuses a table on a taken cell', () => {
    expect(findGhost({ ...four, hover: at(0, 0) })?.isFree).toBe(false);
    const state = drag(four, [0, 0], [0, 0]);
    expect(state.drawing).toBe(four.drawing);
    expect(state.announcement?.message).toEqual({ code: 'refused', reason: 'taken' });
  });
});

describe('the board tool', () => {
  it('moves the board to the nearest wall and ignores a repeated press', () => {
    const state = withTool(editorWith('ddd ddd'), 'board');
    const left = drag(state, [1, -2], [1, -2]);
    expect(left.drawing.boardSide).toBe('left');
    expect(drag(left, [1, -2], [1, -2]).done).toHaveLength(1);
  });
});

describe('the selection tool', () => {
  const select = (sketch: string, ...selected: string[]) =>
    withTool(editorWith(sketch, ...selected), 'select');

  it('selects the objects in a rectangle', () => {
    const state = drag(select('d.d ..T d.d'), [1, 0], [2, 2]);
    expect(state.selection).toEqual(new Set(['1,2', '2,0', '2,2']));
    expect(state.announcement?.message).toEqual({
      code: 'selected',
      counts: { desk: 2, teacherDesk: 1 },
    });
  });

  it('adds a rectangle to the selection with Shift', () => {
    const before = select('d.d ... d.d', '0,0');
    expect(drag(before, [1, 0], [2, 0], { add: true }).selection).toEqual(new Set(['0,0', '2,0']));
    expect(drag(before, [1, 0], [2, 0]).selection).toEqual(new Set(['2,0']));
  });

  it('adds and removes single objects with Shift', () => {
    const two = drag(select('dd', '0,0'), [0, 1], [0, 1], { add: true });
    expect(two.selection).toEqual(new Set(['0,0', '0,1']));
    expect(drag(two, [0, 0], [0, 0], { add: true }).selection).toEqual(new Set(['0,1']));
  });

  it('adds objects without Shift in multiple-selection mode', () => {
    const adding = run(select('dd', '0,0'), 'selectMore');
    expect(drag(adding, [0, 1], [0, 1]).selection).toEqual(new Set(['0,0', '0,1']));
  });

  it('restores the former selection when a rectangle is cancelled', () => {
    const before = select('d.d', '0,0');
    const under = moveGesture(beginGesture(before, at(1, 0)), at(0, 2));
    expect(under.selection.size).toBe(2);
    expect(cancelGesture(under).selection).toEqual(before.selection);
  });

  it('moves all selected objects by a drag', () => {
    const state = drag(select('dd. ...', '0,0', '0,1'), [0, 1], [2, 1]);
    expect(state.selection).toEqual(new Set(['2,0', '2,1']));
    expect(state.announcement?.message).toEqual({
      code: 'moved',
      counts: { desk: 2 },
      by: { down: 2, right: 0 },
    });
  });

  it('copies the selection by a drag with Alt', () => {
    const state = drag(select('dd', '0,0', '0,1'), [0, 0], [2, 0], { copy: true });
    expect(toSketch(state.drawing)).toBe('dd .. dd');
  });

  it('moves only the dragged object when it is not selected', () => {
    const state = drag(select('dd', '0,0'), [0, 1], [2, 1]);
    expect(toSketch(state.drawing)).toBe('d. .. .d');
  });

  it('shows during a drag whether a block may be dropped', () => {
    const before = select('d.d', '0,0');
    const over = (col: number) => moveGesture(beginGesture(before, at(0, 0)), at(0, col));
    expect(canPutDown(over(1))).toBe(true);
    expect(canPutDown(over(2))).toBe(false);
    expect(endGesture(over(2)).drawing).toBe(before.drawing);
  });
});

describe('keyboard control of the room editor', () => {
  it('has no duplicate shortcuts', () => {
    const seen = actions.ids
      .flatMap(actions.shortcutsFor)
      .map((shortcut) => JSON.stringify(Object.entries(shortcut).sort()));
    expect(seen.filter((each, index) => seen.indexOf(each) !== index)).toEqual([]);
  });

  it('adds a desk with the first press and selects the desk with the second', () => {
    const put = run({ ...editorWith(''), cursor: at(1, 2) }, 'act');
    expect(put.announcement?.message).toEqual({
      code: 'desk',
      row: 1,
      place: 1,
      isSelected: false,
    });
    const again = run(put, 'act');
    expect(again.announcement?.message).toEqual({ code: 'selected', counts: { desk: 1 } });
    expect(run(again, 'delete').drawing.cells.size).toBe(0);
  });

  it('fills a rectangle with Shift and arrows, and Escape cancels the rectangle', () => {
    const start = { ...editorWith(''), cursor: at(1, 1) };
    const drawn = run(start, 'extendRight', 'extendDown');
    expect(drawn.announcement?.message).toEqual({ code: 'rectangle', rows: 2, cols: 2 });
    expect(toSketch(run(drawn, 'act').drawing)).toBe('dd dd');
    const dropped = run(drawn, 'selectNone');
    expect([dropped.drawing, dropped.cursor]).toEqual([start.drawing, at(1, 1)]);
  });

  it('announces a desk by its number and other cells by their place on the floor', () => {
    const start = { ...editorWith('d.dD', '0,2'), cursor: at(0, 0) };
    const announcement = [];
    for (let state = start; announcement.length < 3;) {
      state = run(state, 'cursorRight') as typeof start;
      announcement.push(state.announcement?.message);
    }
    // The floor begins a cell above and to the left of the first desk.
    expect(announcement).toEqual([
      { code: 'floor', across: 3, down: 2, isSelected: false },
      { code: 'desk', row: 1, place: 2, isSelected: true },
      { code: 'floor', across: 5, down: 2, mark: 'door', isSelected: false },
    ]);
  });

  it('keeps the cursor on the floor', () => {
    const state = run({ ...editorWith(''), cursor: at(0, 0) }, 'cursorUp', 'cursorLeft');
    expect(state.cursor).toEqual(at(0, 0));
  });

  it('extends and shrinks the selection from where Shift was first pressed', () => {
    const start = withTool({ ...editorWith('ddd ddd'), cursor: at(0, 0) }, 'select');
    const grown = run(start, 'extendRight', 'extendDown');
    expect(grown.selection.size).toBe(4);
    expect(run(grown, 'extendUp').selection).toEqual(new Set(['0,0', '0,1']));
    expect(run(grown, 'cursorRight', 'extendRight').selection.size).toBe(1);
  });

  it('picks up a block, announces taken cells and drops the block', () => {
    const start = withTool({ ...editorWith('d.d', '0,0'), cursor: at(0, 0) }, 'select');
    const over = run(start, 'act', 'cursorRight', 'cursorRight');
    expect(over.announcement?.message).toEqual({
      code: 'carried',
      by: { down: 0, right: 2 },
      isFree: false,
    });
    const down = run(over, 'cursorDown', 'act');
    expect(toSketch(down.drawing)).toBe('d d');
    expect(down.done).toHaveLength(1);
  });

  it('puts a picked-up block back at the first Escape and clears the selection at the second', () => {
    const start = { ...editorWith('d', '0,0'), cursor: at(0, 0) };
    const back = run(start, 'pickUp', 'cursorRight', 'selectNone');
    expect(back.drawing).toBe(start.drawing);
    expect(back.cursor).toEqual(at(0, 0));
    expect(back.selection.size).toBe(1);
    expect(run(back, 'selectNone').selection.size).toBe(0);
  });

  it('cuts, copies and pastes at the cursor', () => {
    const start = { ...editorWith('dT', '0,0', '0,1'), cursor: at(2, 1) };
    expect(toSketch(run(start, 'copy', 'paste').drawing)).toBe('dT. ... .dT');
    expect(toSketch(run(start, 'cut', 'paste').drawing)).toBe('dT');
    expect(actions.isEnabled('paste', start)).toBe(false);
    expect(run(start, 'paste').announcement?.message).toEqual({ code: 'nothingToPaste' });
  });

  it('pastes next to an occupied cell', () => {
    const start = { ...editorWith('d', '0,0'), cursor: at(0, 0) };
    expect(toSketch(run(start, 'copy', 'paste').drawing)).toBe('d.d');
  });
});

import type { Cell } from '../turn-cell';
import { scrollAtEdge } from './edge-scroll';
import type { EditorState } from './editor-state';
import { beginGesture, endGesture } from './gestures';
import { editorWith } from './testing/sketch';
import { floorArea } from './drawing';
import type { Tool } from './tool';

const size = { width: 600, height: 400 };
const middle = { x: 300, y: 200 };

describe('a drag at the right edge', () => {
  /** A room of 30 columns, of which the screen shows the first 15. */
  const wide = (sketch: string, ...selected: string[]): EditorState => {
    const state = editorWith(`${sketch}${'.'.repeat(29)}d`, ...selected);
    return { ...state, isFitted: false, view: { scale: 40, x: 0, y: 0 } };
  };
  const begin = (state: EditorState, tool: Tool, cell: Cell) =>
    beginGesture({ ...state, tool }, cell);
  const drag = { point: { x: 598, y: 20 }, start: middle };
  /** Holds the drag for `ms` milliseconds, with a frame every 20 milliseconds. */
  const hold = (state: EditorState, ms: number) => {
    let now = state;
    for (let passed = 0; passed < ms; passed += 20) now = scrollAtEdge(now, drag, 20);
    return now;
  };

  it('continues to paint the floor that scrolls into view', () => {
    const begun = begin(wide('.'), 'desk', { row: 0, col: 13 });
    const held = hold(begun, 500);
    expect(held.view.x).toBeLessThan(-80);
    const painted = [...endGesture(held).drawing.cells.values()].map(({ col }) => col);
    const cols = painted.filter((col) => col < 29);
    expect(cols).toEqual(Array.from(cols, (_, index) => 13 + index));
    expect(cols.length).toBeGreaterThan(3);
  });

  it('selects objects that scroll into view, up to the end of the room', () => {
    const begun = begin(wide('d'), 'select', { row: 0, col: 2 });
    const held = hold(begun, 60_000);
    expect(held.selection).toEqual(new Set(['0,30']));
    const floor = floorArea(held.drawing);
    expect(held.view.x + (floor.right + 1) * 40).toBeLessThan(size.width);
    expect(hold(held, 20)).toBe(held);
  });

  it('moves a block beyond the floor, which grows', () => {
    const begun = begin(wide('d', '0,0'), 'select', { row: 0, col: 0 });
    const put = endGesture(hold(begun, 20_000));
    expect(Math.max(...[...put.drawing.cells.values()].map(({ col }) => col))).toBeGreaterThan(31);
  });

  it('scrolls nothing after it has ended', () => {
    const ended = endGesture(begin(wide('d'), 'select', { row: 3, col: 2 }));
    expect(scrollAtEdge(ended, drag, 20)).toBe(ended);
  });
});

it('a drag at an edge does not scroll a view of the whole room', () => {
  const fitted = editorWith('');
  const begun = beginGesture({ ...fitted, tool: 'select' }, { row: 3, col: 3 });
  for (const [x, y] of [
    [0, 0],
    [size.width, 0],
    [300, size.height],
  ] as const) {
    expect(scrollAtEdge(begun, { point: { x, y }, start: middle }, 20)).toBe(begun);
  }
});

import { placeBar } from './bar-place';
import { resize } from './editor-state';
import { editorWith } from './testing/sketch';

const bar = { width: 200, height: 50 };
/** A room of 20 × 10 cells of 40 pixels, with the named cells selected. */
const place = (selected: string[], size = { width: 800, height: 458 }) => {
  const sketch = Array.from({ length: 10 }, () => 'd'.repeat(20)).join(' ');
  const state = editorWith(sketch, ...selected);
  return placeBar({ ...state, size, view: { scale: 40, x: 0, y: 0 } }, bar);
};
const block = (rows: number[], cols: number[]) =>
  rows.flatMap((row) => cols.map((col) => `${row},${col}`));

it.each([
  ['below the selection', block([2], [9, 10]), { x: 300, y: 130 }],
  ['above a selection at the lower edge', block([9], [9, 10]), { x: 300, y: 300 }],
  ['inside the screen at its left edge', block([2], [0]), { x: 10, y: 130 }],
  ['inside the screen at its right edge', block([2], [19]), { x: 590, y: 130 }],
  ['to the right of a selection as high as the screen', block([0, 9], [2]), { x: 130, y: 175 }],
  ['to the left of a high selection on the right', block([0, 9], [18]), { x: 510, y: 175 }],
  ['at the bottom when no side has room', block([0, 9], [0, 19]), { x: 440, y: 398 }],
])(
  'the selection bar is placed next to the selection and inside the screen: %s',
  (_, selected, expected) => {
    expect(place(selected)).toEqual(expected);
  },
);

it('the selection bar on a narrow screen moves to the top when it would cover the selection', () => {
  const phone = { width: 390, height: 400 };
  expect(place(block([2], [2]), phone)).toEqual({ x: 95, y: 260 });
  expect(place(block([6], [2]), phone)).toEqual({ x: 95, y: 10 });
});

it('the selection bar on a narrow screen covers no cell of a fully shown room', () => {
  const size = { width: 390, height: 430 };
  const sketch = Array.from({ length: 10 }, () => 'd'.repeat(6)).join(' ');
  const state = resize(editorWith(sketch, '0,0'), size);
  const lowest = state.view.y + 10 * state.view.scale;
  expect(placeBar(state, { width: 380, height: 60 })!.y).toBeGreaterThanOrEqual(lowest);
});

it('the selection bar is hidden without a selection', () => {
  expect(place([])).toBeUndefined();
});

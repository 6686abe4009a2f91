import { layoutBlock, stampBlock, stampForms, type StampForm } from './stamps';
import { drawingFrom, toSketch } from './testing/sketch';
import type { BoardSide } from '../room-layout';
import { cellKey, type Placed } from './drawing';

const asSketch = (block: readonly Placed[]) =>
  toSketch({ ...drawingFrom(''), cells: new Map(block.map((each) => [cellKey(each), each])) });
const stamp = (form: StampForm, boardSide: BoardSide = 'top') =>
  stampBlock(drawingFrom('', boardSide), { form, length: 7 }, { row: 5, col: 5 });

it.each([
  ['two', 'dd'],
  ['three', 'ddd'],
  ['four', 'dd dd'],
  ['six', 'ddd ddd'],
  ['horseshoe', 'd.d d.d ddd'],
  ['row', 'ddddddd'],
] as const)(
  'the stamp tool of the room editor draws the desks of a table with the shape "%s"',
  (form, sketch) => {
    expect(asSketch(stamp(form))).toBe(sketch);
  },
);

it.each([
  ['right', 'ddd d.. ddd'],
  ['bottom', 'ddd d.d d.d'],
  ['left', 'ddd ..d ddd'],
] as const)(
  'a horseshoe drawn by the stamp tool opens towards a board on the %s',
  (side, sketch) => {
    expect(asSketch(stamp('horseshoe', side))).toBe(sketch);
  },
);

it.each(stampForms)(
  'the stamp tool of the room editor centres a table vertically on the chosen cell: a table with the shape "%s"',
  (form) => {
    const rows = stamp(form).map(({ row }) => row);
    expect(Math.floor((Math.min(...rows) + Math.max(...rows)) / 2)).toBe(5);
  },
);

it('desks that replace existing desks in the room editor start at the upper left corner of the replaced desks', () => {
  const drawing = drawingFrom('.... ..dd');
  const desks = [...drawing.cells.values()];
  const room = { desks: [{ row: 0, col: 0 }] };
  expect(layoutBlock(drawing, room, desks)).toEqual([{ row: 1, col: 2, kind: 'desk' }]);
});

import fc from 'fast-check';
import { boardSides, maxCell, type RoomLayout } from '../room-layout';
import { applyChange } from './change';
import {
  cellKinds,
  isDesk,
  placeOfDesk,
  placeOnFloor,
  toDrawing,
  toLayout,
  type Placed,
} from './drawing';
import { drawingFrom } from './testing/sketch';

const placed = (row: number, col: number): Placed => ({ row, col, kind: 'desk' });
const cell = fc.record({ row: fc.nat(maxCell), col: fc.nat(maxCell) });

/** A stored layout, sorted like the layout that the editor returns. */
export const layoutArbitrary: fc.Arbitrary<RoomLayout> = fc
  .record({
    cells: fc.uniqueArray(cell, { maxLength: 30, selector: ({ row, col }) => `${row},${col}` }),
    kinds: fc.array(fc.constantFrom(...cellKinds), { minLength: 30 }),
    boardSide: fc.constantFrom(...boardSides),
  })
  .map(({ cells, kinds, boardSide }) => {
    const sorted = cells.toSorted((a, b) => a.row - b.row || a.col - b.col);
    const layout: RoomLayout = { desks: [], marks: [], boardSide };
    sorted.forEach((at, index) => {
      const kind = kinds[index]!;
      if (isDesk(kind)) layout.desks.push(at);
      if (kind === 'turnedDesk') layout.marks.push({ kind: 'turned', ...at });
      else if (kind !== 'desk') layout.marks.push({ kind, ...at });
    });
    return layout;
  });

it('a stored layout is read back cell for cell for every side of the board', () => {
  fc.assert(
    fc.property(layoutArbitrary, (layout) => {
      expect(toLayout(toDrawing(layout))).toEqual(layout);
    }),
  );
});

it('the stored layout does not change when the room is turned with its board', () => {
  fc.assert(
    fc.property(layoutArbitrary, fc.integer({ min: 1, max: 3 }), (layout, quarters) => {
      const turned = toLayout(applyChange(toDrawing(layout), { type: 'turn', quarters }));
      expect({ ...turned, boardSide: layout.boardSide }).toEqual(layout);
    }),
  );
});

it('turning a room turns its board clockwise', () => {
  const turned = applyChange(drawingFrom('d'), { type: 'turn', quarters: 1 });
  expect(turned.boardSide).toBe('right');
});

it('a layout is shifted only when a cell would be out of range', () => {
  const stored = (row: number, col: number) => {
    const drawing = drawingFrom('');
    return toLayout({ ...drawing, cells: new Map([['x', { row, col, kind: 'desk' as const }]]) })
      .desks;
  };
  expect(stored(3, 5)).toEqual([{ row: 3, col: 5 }]);
  expect(stored(-2, 5)).toEqual([{ row: 0, col: 5 }]);
  expect(stored(3, maxCell + 4)).toEqual([{ row: 3, col: maxCell }]);
});

it.each([
  ['top', { row: 1, place: 1 }],
  ['right', { row: 2, place: 1 }],
  ['bottom', { row: 2, place: 2 }],
  ['left', { row: 1, place: 2 }],
] as const)(
  'the row and the place of a desk are counted from the board, without empty rows: a board on the %s',
  (side, place) => {
    const drawing = drawingFrom('..D... .d.d.. ...... Td..W.', side);
    expect(placeOfDesk(drawing, { row: 1, col: 1 })).toEqual(place);
    expect(placeOfDesk(drawing, { row: 3, col: 0 })).toBeUndefined();
  },
);

it('floor cells are counted from the upper left corner, even after the floor grows', () => {
  expect(placeOnFloor(drawingFrom(''), { row: 0, col: 2 })).toEqual({ across: 3, down: 1 });
  const drawing = { ...drawingFrom(''), cells: new Map([['-2,0', placed(-2, 0)]]) };
  expect(placeOnFloor(drawing, { row: 0, col: 2 })).toEqual({ across: 4, down: 4 });
});

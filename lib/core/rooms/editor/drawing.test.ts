import fc from 'fast-check';
import { boardSides, markKinds, maxCell, type RoomPlan } from '../room-plan';
import { applyChange } from './change';
import { cellPlace, toDrawing, toPlan } from './drawing';
import { drawingFrom } from './testing/sketch';

const cell = fc.record({ row: fc.nat(maxCell), col: fc.nat(maxCell) });

/** A stored plan, sorted as the editor gives it back. */
export const planArbitrary: fc.Arbitrary<RoomPlan> = fc
  .record({
    cells: fc.uniqueArray(cell, { maxLength: 30, selector: ({ row, col }) => `${row},${col}` }),
    kinds: fc.array(fc.constantFrom('desk' as const, ...markKinds), { minLength: 30 }),
    boardSide: fc.constantFrom(...boardSides),
  })
  .map(({ cells, kinds, boardSide }) => {
    const sorted = cells.toSorted((a, b) => a.row - b.row || a.col - b.col);
    const plan: RoomPlan = { desks: [], marks: [], boardSide };
    sorted.forEach((at, index) => {
      const kind = kinds[index]!;
      if (kind === 'desk') plan.desks.push(at);
      else plan.marks.push({ kind, ...at });
    });
    return plan;
  });

it('gives a stored plan back cell for cell, whatever the side of the board', () => {
  fc.assert(
    fc.property(planArbitrary, (plan) => {
      expect(toPlan(toDrawing(plan))).toEqual(plan);
    }),
  );
});

it('keeps the stored plan when the whole room is turned with its board', () => {
  fc.assert(
    fc.property(planArbitrary, fc.integer({ min: 1, max: 3 }), (plan, quarters) => {
      const turned = toPlan(applyChange(toDrawing(plan), { type: 'turn', quarters }));
      expect({ ...turned, boardSide: plan.boardSide }).toEqual(plan);
    }),
  );
});

it('turns the board clockwise with the room', () => {
  const turned = applyChange(drawingFrom('d'), { type: 'turn', quarters: 1 });
  expect(turned.boardSide).toBe('right');
});

it('shifts a plan only where a cell would be below 0 or above the largest', () => {
  const stored = (row: number, col: number) => {
    const drawing = drawingFrom('');
    return toPlan({ ...drawing, cells: new Map([['x', { row, col, kind: 'desk' as const }]]) })
      .desks;
  };
  expect(stored(3, 5)).toEqual([{ row: 3, col: 5 }]);
  expect(stored(-2, 5)).toEqual([{ row: 0, col: 5 }]);
  expect(stored(3, maxCell + 4)).toEqual([{ row: 3, col: maxCell }]);
});

it.each([
  ['top', { row: 1, place: 3 }],
  ['right', { row: 8, place: 1 }],
  ['bottom', { row: 8, place: 8 }],
  ['left', { row: 3, place: 8 }],
] as const)('counts rows from a board on the %s and places from the left', (side, place) => {
  // The floor of an empty room has 8 rows and 10 columns.
  expect(cellPlace(drawingFrom('', side), { row: 0, col: 2 })).toEqual(place);
});

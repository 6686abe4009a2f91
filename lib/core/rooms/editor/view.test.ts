import fc from 'fast-check';
import { boardSides } from '../room-layout';
import { execute } from './editor-state';
import { drawingFrom, editorWith } from './testing/sketch';
import { floorArea } from './drawing';
import { cellAt, fitView, isInView, mostScale, revealCell, zoomAt } from './view';

const size = { width: 600, height: 400 };
const view = { scale: 40, x: 100, y: 50 };

it('cellAt finds the cell under a point, even left of and above the first cell', () => {
  expect(cellAt(view, { x: 100, y: 50 })).toEqual({ row: 0, col: 0 });
  expect(cellAt(view, { x: 139, y: 90 })).toEqual({ row: 1, col: 0 });
  expect(cellAt(view, { x: 99, y: 49 })).toEqual({ row: -1, col: -1 });
});

it('zoomAt leaves the point under the pointer in place', () => {
  const coordinate = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(
      coordinate,
      coordinate,
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      (x, y, by) => {
        const zoomed = zoomAt(view, { x, y }, by);
        expect((x - zoomed.x) / zoomed.scale).toBeCloseTo((x - view.x) / view.scale, 6);
        expect((y - zoomed.y) / zoomed.scale).toBeCloseTo((y - view.y) / view.scale, 6);
      },
    ),
  );
  expect(zoomAt(view, { x: 0, y: 0 }, 1000).scale).toBe(mostScale);
});

it.each(boardSides)('fitView shows the whole floor and a board on the %s', (side) => {
  const floor = floorArea(drawingFrom('', side));
  const fitted = fitView(floor, side, size);
  const board = {
    top: { row: floor.top - 1, col: 4 },
    right: { row: 4, col: floor.right + 1 },
    bottom: { row: floor.bottom + 1, col: 4 },
    left: { row: 4, col: floor.left - 1 },
  }[side];
  const corners = [
    { row: floor.top, col: floor.left },
    { row: floor.bottom, col: floor.right },
  ];
  expect(isInView(fitted, size, [...corners, board])).toBe(true);
});

it('revealCell pans only as far as needed', () => {
  expect(revealCell(view, size, { row: 0, col: 0 })).toEqual(view);
  expect(revealCell(view, size, { row: 0, col: -3 })).toEqual({ ...view, x: 120 });
  expect(revealCell(view, size, { row: 9, col: 0 })).toEqual({ ...view, y: 0 });
});

describe('a room view fitted to its frame', () => {
  const move = (down: number) => ({ type: 'move' as const, by: { down, right: 0 } });

  it('is fitted again when a cell is moved out of the view', () => {
    const state = execute(editorWith('d', '0,0'), move(30));
    expect(isInView(state.view, size, state.drawing.cells.values())).toBe(true);
  });

  it('does not change while every cell is visible', () => {
    const before = editorWith('d', '0,0');
    expect(execute(before, move(3)).view).toEqual(before.view);
  });

  it('is not fitted again after the user has zoomed', () => {
    const before = { ...editorWith('d', '0,0'), isFitted: false };
    expect(execute(before, move(30)).view).toEqual(before.view);
  });
});

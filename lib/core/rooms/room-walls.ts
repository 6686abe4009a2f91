import { smoothSteps, toOutlines } from './cell-outline';
import type { DrawnGrid, Point } from './drawn-grid';
import type { DrawnRoom } from './drawn-room';
import { joinCells } from './joined-cells';
import { deskKey, edgeSteps } from './room';
import { isOpening } from './room-layout';
import { gridCells, type Cell } from './turn-cell';

/**
 * Returns the outlines of a room's floor, clockwise around the floor and counterclockwise around holes. A zigzag of
 * one-cell steps in an outline becomes a straight slanted wall.
 */
export function shapeFloor(room: DrawnRoom, grid: DrawnGrid): Point[][] {
  const gone = new Set(room.outside.map(deskKey));
  const things = room.marks.filter(({ kind }) => !isOpening(kind));
  const taken = new Set([...room.desks, ...things, ...room.walls].map(deskKey));
  const floor = gridCells(room.rows.length, room.cols.length).filter(
    (cell) => !gone.has(deskKey(cell)),
  );
  return toOutlines(floor).map((outline) => {
    const points = smoothSteps(outline).map(({ row, col, out, isStep = false }) => {
      const cell = { row: row - Number(out.y > 0), col: col - Number(out.x > 0) };
      const step = isStep ? (taken.has(deskKey(cell)) ? 'taken' : 'free') : undefined;
      return { x: grid.wallX(col, out.x), y: grid.wallY(row, out.y), step } as const;
    });
    return straighten(points).map(({ x, y }) => ({ x, y }));
  });
}

function straighten<Stepped extends Point & { step?: 'taken' | 'free' }>(
  points: Stepped[],
): Stepped[] {
  const corners = points.filter(({ step }) => step !== 'free');
  const { length } = corners;
  const behind = corners.findIndex(({ step, x, y }, index) => {
    const before = corners[(index + length - 1) % length]!;
    const after = corners[(index + 1) % length]!;
    return step && (x - before.x) * (after.y - y) - (y - before.y) * (after.x - x) <= 1e-9;
  });
  return behind < 0 ? corners : straighten(corners.filter((_, index) => index !== behind));
}

/**
 * Returns the centre lines of a room's inner walls, and the cells of the pillars (single wall cells). A line with more
 * than two points encloses an area of solid wall.
 */
export function shapeInnerWalls(
  { walls, outside, rows, cols }: DrawnRoom,
  grid: DrawnGrid,
): { walls: Point[][]; pillars: Cell[] } {
  const groups = joinCells(walls);
  const keys = new Set(walls.map(deskKey));
  const gone = new Set(outside.map(deskKey));
  const isWall = (cell: Cell) => keys.has(deskKey(cell));
  const isFloor = (cell: Cell) => cell.row in rows && cell.col in cols && !gone.has(deskKey(cell));
  const middle = (cell: Cell): Point => {
    const { x, y, width, height } = grid.box(cell);
    return { x: x + width / 2, y: y + height / 2 };
  };

  function lineTowards(cell: Cell, down: number, right: number): Point[][] {
    const beside = (rows: number, cols: number): Cell => ({
      row: cell.row + rows,
      col: cell.col + cols,
    });
    const ahead = beside(down, right);
    const from = middle(cell);
    if (isWall(ahead)) return down + right > 0 ? [[from, middle(ahead)]] : [];
    const isCrossed = isWall(beside(right, down)) || isWall(beside(-right, -down));
    if (!isWall(beside(-down, -right)) || (isFloor(ahead) && isCrossed)) return [];
    if (!isFloor(ahead)) {
      const [col, row] = [cell.col + Number(right > 0), cell.row + Number(down > 0)];
      return down
        ? [[from, { x: from.x, y: grid.wallY(row, down > 0 ? 1 : -1) }]]
        : [[from, { x: grid.wallX(col, right > 0 ? 1 : -1), y: from.y }]];
    }
    const { width, height } = grid.box(cell);
    return [[from, { x: from.x + (right * width) / 2, y: from.y + (down * height) / 2 }]];
  }

  function blockFrom({ row, col }: Cell): Point[][] {
    const square = [
      { row, col },
      { row, col: col + 1 },
      { row: row + 1, col: col + 1 },
      { row: row + 1, col },
    ];
    return square.every(isWall) ? [square.map(middle)] : [];
  }

  return {
    walls: groups
      .filter(({ length }) => length > 1)
      .flat()
      .flatMap((cell) => [
        ...edgeSteps.flatMap(([down, right]) => lineTowards(cell, down, right)),
        ...blockFrom(cell),
      ]),
    pillars: groups.filter(({ length }) => length === 1).flat(),
  };
}

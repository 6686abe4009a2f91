import { smoothSteps, toOutlines } from '../cell-outline';
import type { Cell } from '../turn-cell';
import { isUpright } from '../room-layout';
import { cellsIn, type Area } from './area';
import { cellKey, kindAt, type Drawing } from './drawing';
import { roomArea } from './walls';

/**
 * Returns the walls around a room's floor as SVG path data, in cells, with the floor on the right of each line. Stairs
 * of single cells become slanted lines. Empty for a room without floor.
 */
export const outlinePath = (drawing: Drawing): string =>
  toOutlines(floorOf(drawing))
    .map(smoothSteps)
    .map((corners) => `M${corners.map(({ row, col }) => `${col} ${row}`).join('L')}Z`)
    .join('');

/**
 * Finds the cells that a slanted wall cuts. Key of the cell ("row,col") → direction from the cell's middle to the wall,
 * in degrees clockwise from the top.
 */
export function slantedWalls(drawing: Pick<Drawing, 'cells'>): Map<string, number> {
  // Fast path, because every step of a drag calls this function and the floor of most rooms is a rectangle.
  if (![...drawing.cells.values()].some(({ kind }) => kind === 'outside')) return new Map();
  const steps = toOutlines(floorOf(drawing)).flatMap(smoothSteps);
  return new Map(
    steps.flatMap(({ row, col, out: { x, y }, isStep }) => {
      const cell = { row: row - Number(y > 0), col: col - Number(x > 0) };
      return isStep ? [[cellKey(cell), (x > 0 ? 90 : 270) + 45 * x * y] as const] : [];
    }),
  );
}

/** Returns the `outside` cells (cells without floor) of a room as SVG path data, in cells. */
export const outsidePath = ({ cells }: Drawing): string =>
  [...cells.values()]
    .filter(({ kind }) => kind === 'outside')
    .map(({ row, col }) => `M${col} ${row}h1v1h-1z`)
    .join('');

function floorOf(drawing: Pick<Drawing, 'cells'>): Cell[] {
  const area = roomArea(drawing);
  return area ? cellsIn(area).filter((cell) => kindAt(drawing, cell) !== 'outside') : [];
}

/**
 * Returns the room's rectangle, cropped to the columns (or rows) of the longest straight wall on the board's side. For
 * an empty room, returns the minimum floor (`leastFloor`).
 */
export function findBoardWall(drawing: Drawing): Area {
  const { boardSide, leastFloor } = drawing;
  const area = roomArea(drawing);
  if (!area) return leastFloor;
  const upright = isUpright(boardSide);
  const [first, last] = upright ? [area.top, area.bottom] : [area.left, area.right];
  const toCell = (at: number) =>
    upright ? { row: at, col: area[boardSide] } : { row: area[boardSide], col: at };
  let longest: [number, number] = [first, last];
  let found = 0;
  for (let start = first; start <= last; start += 1) {
    let end = start;
    while (end <= last && kindAt(drawing, toCell(end)) !== 'outside') end += 1;
    if (end - start > found) [longest, found] = [[start, end - 1], end - start];
    start = end;
  }
  const [from, to] = longest;
  return upright ? { ...area, top: from, bottom: to } : { ...area, left: from, right: to };
}

import type { Cell } from '../turn-cell';
import { kindAt, type Drawing } from './drawing';
import { holds, type Area } from './area';
import { roomArea } from './walls';

/** A corner of cells, in cells from the corner of the cell 0,0. */
interface Corner {
  x: number;
  y: number;
}

/** The sides of a cell clockwise: from its corner, by a step, beside a neighbour. */
const edges: [from: Corner, step: Corner, beside: Cell][] = [
  [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { row: -1, col: 0 },
  ],
  [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { row: 0, col: 1 },
  ],
  [
    { x: 1, y: 1 },
    { x: -1, y: 0 },
    { row: 1, col: 0 },
  ],
  [
    { x: 0, y: 1 },
    { x: 0, y: -1 },
    { row: 0, col: -1 },
  ],
];

const cornerKey = ({ x, y }: Corner) => `${x},${y}`;

/** A straight piece of the wall: its first corner and its direction, in cells. */
interface Piece extends Corner {
  right: number;
  down: number;
}

/**
 * The wall line of a room as SVG path data, a cell being 1: around its floor (walls.ts), with the floor to the right of the
 * line. Steps of one cell each are drawn as one slanted line. Empty for a room without floor.
 */
export function outlinePath(drawing: Drawing): string {
  return findLoops(drawing)
    .map((loop) => withSlants(straightened(loop)))
    .map((loop) => `M${loop.map(({ x, y }) => `${x} ${y}`).join('L')}Z`)
    .join('');
}

/** The cells that are no floor, as SVG path data. */
export const outsidePath = ({ cells }: Drawing): string =>
  [...cells.values()]
    .filter(({ kind }) => kind === 'outside')
    .map(({ row, col }) => `M${col} ${row}h1v1h-1z`)
    .join('');

/** The closed lines around the floor, in pieces of one cell. */
function findLoops(drawing: Drawing): Piece[][] {
  const area = roomArea(drawing);
  if (!area) return [];
  const isFloor = (cell: Cell) => holds(area, cell) && kindAt(drawing, cell) !== 'outside';
  const pieces = new Map<string, Piece[]>();
  for (let row = area.top; row <= area.bottom; row += 1) {
    for (let col = area.left; col <= area.right; col += 1) {
      if (!isFloor({ row, col })) continue;
      for (const [from, step, beside] of edges) {
        if (isFloor({ row: row + beside.row, col: col + beside.col })) continue;
        const piece = { x: col + from.x, y: row + from.y, right: step.x, down: step.y };
        pieces.set(cornerKey(piece), [...(pieces.get(cornerKey(piece)) ?? []), piece]);
      }
    }
  }
  const loops: Piece[][] = [];
  for (const starts of pieces.values()) {
    while (starts.length > 0) {
      const loop: Piece[] = [];
      for (let next = starts.pop(); next;) {
        loop.push(next);
        const { x, y, right, down } = next;
        const on = pieces.get(cornerKey({ x: x + right, y: y + down })) ?? [];
        // Where two floors touch by a corner, the line stays with its own: it turns right.
        const turn = on.findIndex((each) => each.right === -down && each.down === right);
        next = turn >= 0 ? on.splice(turn, 1)[0] : on.pop();
      }
      loops.push(loop);
    }
  }
  return loops;
}

/** The line with pieces that go on in the same direction made one. */
function straightened(loop: readonly Piece[]): Piece[] {
  const isTurn = (piece: Piece, index: number) => {
    const before = loop.at(index - 1)!;
    return before.right !== piece.right || before.down !== piece.down;
  };
  const corners = loop.flatMap((piece, index) => (isTurn(piece, index) ? [index] : []));
  return corners.map((at, index) => {
    const next = corners[index + 1] ?? corners[0]! + loop.length;
    const piece = loop[at]!;
    return { ...piece, right: piece.right * (next - at), down: piece.down * (next - at) };
  });
}

const isUnit = ({ right, down }: Piece) => Math.abs(right) + Math.abs(down) === 1;

/** The corners of the line without the inner ones of stairs whose steps are one cell each. */
function withSlants(loop: readonly Piece[]): Corner[] {
  const at = (index: number) => loop.at(index % loop.length)!;
  /** Whether the line turns left there: floor is on more than two sides of the corner. */
  const isInward = (index: number) =>
    at(index - 1).right * at(index).down - at(index - 1).down * at(index).right < 0;
  return loop.filter(
    (_, index) =>
      !isInward(index) ||
      !isUnit(at(index - 1)) ||
      !isUnit(at(index)) ||
      isInward(index - 1) ||
      isInward(index + 1),
  );
}

/**
 * The part of the room whose wall the board hangs at: the longest piece of wall on the board's side; the drawn floor in an
 * empty room.
 */
export function findBoardWall(drawing: Drawing): Area {
  const { boardSide, leastFloor } = drawing;
  const area = roomArea(drawing);
  if (!area) return leastFloor;
  const isUpright = boardSide === 'left' || boardSide === 'right';
  const [first, last] = isUpright ? [area.top, area.bottom] : [area.left, area.right];
  const toCell = (at: number) =>
    isUpright ? { row: at, col: area[boardSide] } : { row: area[boardSide], col: at };
  let longest: [number, number] = [first, last];
  let found = 0;
  for (let start = first; start <= last; start += 1) {
    let end = start;
    while (end <= last && kindAt(drawing, toCell(end)) !== 'outside') end += 1;
    if (end - start > found) [longest, found] = [[start, end - 1], end - start];
    start = end;
  }
  const [from, to] = longest;
  return isUpright ? { ...area, top: from, bottom: to } : { ...area, left: from, right: to };
}

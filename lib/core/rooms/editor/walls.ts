import { isOpening, type BoardSide } from '../room-layout';
import type { Cell } from '../turn-cell';
import { areaAround, grow, holds, type Area } from './area';
import { ring, shifted, type Offset } from './blocks';
import { applyChange, cellChange, type Change } from './change';
import { cellKey, kindAt, type CellKind, type Drawing, type Placed } from './drawing';

type Cells = Pick<Drawing, 'cells'>;

/** Returns the rectangle of a room: the smallest rectangle that contains all objects. Undefined for an empty room. */
export const roomArea = ({ cells }: Cells): Area | undefined => areaAround(cells.values());

const stepsTo: Record<BoardSide, Offset> = {
  left: { down: 0, right: -1 },
  right: { down: 0, right: 1 },
  top: { down: -1, right: 0 },
  bottom: { down: 1, right: 0 },
};
const sides = Object.keys(stepsTo) as BoardSide[];

const stepped = (cell: Cell, side: BoardSide): Cell => shifted([cell], stepsTo[side])[0]!;

const isFloor = (drawing: Cells, area: Area | undefined, cell: Cell): boolean =>
  area !== undefined && holds(area, cell) && kindAt(drawing, cell) !== 'outside';

const isInnerWall = (drawing: Cells, cell: Cell): boolean =>
  kindAt(drawing, cell) === 'wall' &&
  sides.some((side) => kindAt(drawing, stepped(cell, side)) === 'wall');

function isWall(drawing: Cells, area: Area | undefined, cell: Cell, side: BoardSide): boolean {
  const beside = stepped(cell, side);
  return !isFloor(drawing, area, beside) || isInnerWall(drawing, beside);
}

const wallsBeside = (drawing: Cells, area: Area | undefined, cell: Cell): BoardSide[] =>
  isFloor(drawing, area, cell) ? sides.filter((side) => isWall(drawing, area, cell, side)) : [];

/** Returns the side of a rectangle that is nearest to a cell. The cell may be outside the rectangle. */
export function nearestSide(area: Area, { row, col }: Cell): BoardSide {
  const gaps: [BoardSide, number][] = [
    ['left', col - area.left],
    ['right', area.right - col],
    ['top', row - area.top],
    ['bottom', area.bottom - row],
  ];
  return gaps.reduce((nearest, next) => (next[1] < nearest[1] ? next : nearest))[0];
}

/**
 * Returns the side of a cell on which a door or window is drawn: a side with a wall or, if the cell has no wall, the
 * side of the room nearest to the cell.
 */
export const wallSide = (drawing: Cells, area: Area, cell: Cell): BoardSide =>
  wallsBeside(drawing, area, cell)[0] ?? nearestSide(area, cell);

/**
 * Finds the nearest free cell for a door or window: beside a wall, or just outside the room behind objects that stand
 * at the wall. If `cell` is more than one cell outside the room, returns `cell`.
 */
export function wallCell(drawing: Drawing, cell: Cell, area = roomArea(drawing)): Cell {
  if (!area || !holds(grow(area, 1), cell)) return cell;
  const isBehindDesks = (each: Cell) =>
    sides.some((side) => {
      const kind = kindAt(drawing, stepped(each, side));
      return kind !== undefined && kind !== 'outside' && !isOpening(kind);
    });
  for (let distance = 0; ; distance += 1) {
    const cells = ring(distance)
      .map((by) => shifted([cell], by)[0]!)
      .filter((each) => !drawing.cells.has(cellKey(each)));
    const found =
      cells.find((each) => wallsBeside(drawing, area, each).length > 0) ??
      cells.find((each) => !holds(area, each) && isBehindDesks(each));
    if (found) return found;
    // The search for a free cell stops at this distance, because a room of only doors and windows may have no free cell
    // beside a wall.
    if (distance > area.bottom - area.top + area.right - area.left + 4) return cell;
  }
}

const mostAside = 6;

function followWall(drawing: Drawing, cell: Cell, side: BoardSide): Cell {
  const area = roomArea(drawing)!;
  let at = cell;
  while (isFloor(drawing, area, at) && !isWall(drawing, area, at, side)) at = stepped(at, side);
  for (let distance = 0; distance <= mostAside; distance += 1) {
    const found = ring(distance)
      .map((by) => shifted([at], by)[0]!)
      .filter((each) => !drawing.cells.has(cellKey(each)))
      .find((each) => wallsBeside(drawing, area, each).includes(side));
    if (found) return found;
  }
  return wallCell(drawing, cell);
}

function moveAlong(before: Drawing, after: Drawing): [placed: Placed, to: Cell][] {
  const [areaBefore, areaAfter] = [roomArea(before), roomArea(after)];
  const moves: [Placed, Cell][] = [];
  let now = after;
  const move = (placed: Placed, toCell: (free: Drawing) => Cell) => {
    if (now.cells.get(cellKey(placed)) === placed) now = put(now, [[placed, undefined]]);
    const to = toCell(now);
    now = put(now, [[to, placed.kind]]);
    moves.push([placed, to]);
  };
  for (const placed of before.cells.values()) {
    if (isOpening(placed.kind) && kindAt(after, placed) === 'outside') {
      move(placed, (free) => wallCell(free, placed));
    }
  }
  for (const placed of after.cells.values()) {
    if (!isOpening(placed.kind)) continue;
    const walls = wallsBeside(after, areaAfter, placed);
    if (kindAt(before, placed) !== placed.kind) {
      if (walls.length === 0) move(placed, (free) => wallCell(free, placed));
      continue;
    }
    const [wall] = wallsBeside(before, areaBefore, placed);
    if (wall && !walls.includes(wall)) move(placed, (free) => followWall(free, placed, wall));
  }
  return moves;
}

const put = (drawing: Drawing, wanted: Iterable<readonly [Cell, CellKind | undefined]>): Drawing =>
  applyChange(drawing, cellChange(drawing, wanted));

/**
 * Moving a door may shift a wall, and the shifted wall may move more doors, so the number of repetitions is limited.
 */
const mostRounds = 4;

/**
 * Completes a change of a room: also moves the doors and windows that the change would separate from the wall. `moved`
 * is a map from the old cell key to the new cell key of each moved door or window.
 */
export function moveOpenings(
  drawing: Drawing,
  change: Change,
): { change: Change; moved: ReadonlyMap<string, string> } {
  const moved = new Map<string, string>();
  if (change.type !== 'cells') return { change, moved };
  const touched = new Map<string, Cell>(change.cells.map((cell) => [cellKey(cell), cell]));
  let [from, to] = [drawing, applyChange(drawing, change)];
  for (let round = 0; round < mostRounds; round += 1) {
    const moves = moveAlong(from, to);
    if (moves.length === 0) break;
    from = to;
    const isLeft = ([placed]: (typeof moves)[number]) =>
      kindAt(to, placed) === placed.kind ? [[placed, undefined] as const] : [];
    to = put(to, [
      ...moves.flatMap(isLeft),
      ...moves.map(([{ kind }, cell]) => [cell, kind] as const),
    ]);
    for (const [placed, cell] of moves) {
      touched.set(cellKey(placed), placed).set(cellKey(cell), cell);
      const first = [...moved].find(([, at]) => at === cellKey(placed))?.[0];
      moved.set(first ?? cellKey(placed), cellKey(cell));
    }
  }
  const wanted = [...touched.values()].map((cell) => [cell, kindAt(to, cell)] as const);
  return { change: moved.size > 0 ? cellChange(drawing, wanted) : change, moved };
}

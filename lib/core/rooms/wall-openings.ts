import { middleOf, type Box, type DrawnGrid, type Point } from './drawn-grid';
import type { DrawnRoom } from './drawn-room';
import { isOpening, isUpright, type BoardSide } from './room-plan';

/** A window: a line along its wall. */
export interface WindowLine {
  from: Point;
  to: Point;
}

/** A door, its opening in the middle of `at` on the wall at this side of the floor that it opens to. */
export interface Door {
  at: Point;
  side: BoardSide;
  /** Whether its hinge is at the other end of the opening: at the right of someone who looks at the wall from the floor. */
  isMirrored: boolean;
}

/** A straight part of a wall, seen from the floor: on which side it is, where, and from where to where along the axis. */
interface WallPart {
  side: BoardSide;
  at: number;
  from: number;
  to: number;
}

const windowGap = 0.06;
/** The length of a door's opening, in heights of a desk. */
export const doorSize = 0.38;
/** Of a door along its wall. */
const doorSpace = doorSize * 1.5;

/** Places doors and windows in the nearest wall; those of a kind that touch are one. */
export function placeOpenings(
  room: DrawnRoom,
  grid: DrawnGrid,
  { floor, walls }: { floor: Point[][]; walls: Point[][] },
): { doors: Door[]; windows: WindowLine[] } {
  const parts = joinParts([
    ...floor.flatMap((outline) =>
      outline.flatMap((from, index) => toParts(from, outline[(index + 1) % outline.length]!)),
    ),
    ...walls.flatMap(([from, to, ...more]) =>
      more.length > 0 ? [] : [...toParts(from!, to!), ...toParts(to!, from!)],
    ),
  ]);
  const spans = room.marks.flatMap(({ kind, row, col }) => {
    if (!isOpening(kind)) return [];
    const box = grid.box({ row, col });
    const nearest = parts
      .filter((part) => isBeside(part, box))
      .reduce<WallPart | undefined>(
        (best, part) => (best && distanceTo(best, box) <= distanceTo(part, box) ? best : part),
        undefined,
      );
    return nearest ? [{ kind, wall: nearest, ...alongWall(nearest, box) }] : [];
  });
  const joined = joinSpans(spans);
  return {
    doors: joined.filter(({ kind }) => kind === 'door').map(toDoor),
    windows: joined.filter(({ kind }) => kind === 'window').map(toWindow),
  };
}

/** The part of a wall from one point to another, with the floor at its right; none for a slanted one. */
function toParts(from: Point, to: Point): WallPart[] {
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(right) > 1e-9 && Math.abs(down) > 1e-9) return [];
  if (Math.abs(right) > Math.abs(down)) {
    const side = right > 0 ? 'top' : 'bottom';
    return [{ side, at: from.y, from: Math.min(from.x, to.x), to: Math.max(from.x, to.x) }];
  }
  const side = down > 0 ? 'right' : 'left';
  return [{ side, at: from.x, from: Math.min(from.y, to.y), to: Math.max(from.y, to.y) }];
}

/** Joins parts that follow each other in a line, such as the cells of an inner wall. */
function joinParts(parts: WallPart[]): WallPart[] {
  const joined: WallPart[] = [];
  for (const part of [...parts].sort((one, two) => one.from - two.from)) {
    const before = joined.find(
      ({ side, at, to }) =>
        side === part.side && Math.abs(at - part.at) + Math.abs(to - part.from) < 1e-9,
    );
    if (before) before.to = part.to;
    else joined.push(part);
  }
  return joined;
}

function alongWall({ side }: WallPart, { x, y, width, height }: Box) {
  return isUpright(side) ? { from: y, to: y + height } : { from: x, to: x + width };
}

/** From the middle of the box: so the wall is nearest along which the row or column of doors and windows runs. */
function distanceTo({ side, at }: WallPart, box: Box): number {
  const { x, y } = middleOf(box);
  const distances: Record<BoardSide, number> = {
    top: y - at,
    right: at - x,
    bottom: at - y,
    left: x - at,
  };
  return distances[side];
}

/** Whether the wall is on its side of the box, as seen from the box's middle. */
function isBeside(part: WallPart, box: Box): boolean {
  const { from, to } = alongWall(part, box);
  const middle = (from + to) / 2;
  return part.from <= middle && middle <= part.to && distanceTo(part, box) > -1e-9;
}

interface Span {
  kind: 'door' | 'window';
  wall: WallPart;
  from: number;
  to: number;
}

function joinSpans(spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((one, two) => one.from - two.from)) {
    const before = joined.find(
      ({ kind, wall, to }) =>
        kind === span.kind &&
        wall.side === span.wall.side &&
        wall.at === span.wall.at &&
        Math.abs(to - span.from) < 1e-9,
    );
    if (before) before.to = span.to;
    else joined.push({ ...span });
  }
  return joined;
}

const onWall = ({ side, at }: WallPart, along: number): Point =>
  isUpright(side) ? { x: at, y: along } : { x: along, y: at };

function toWindow({ wall, from, to }: Span): WindowLine {
  const gap = Math.min(windowGap, (to - from) / 4);
  return { from: onWall(wall, from + gap), to: onWall(wall, to - gap) };
}

/** The hinge is at the nearer end of the wall, which the door does not reach. */
function toDoor({ wall, from, to }: Span): Door {
  const [first, last] = [wall.from + doorSpace / 2, wall.to - doorSpace / 2];
  const middle =
    first > last ? (first + last) / 2 : Math.min(Math.max((from + to) / 2, first), last);
  const isNearStart = middle - wall.from <= wall.to - middle;
  const startsAtLeft = wall.side === 'top' || wall.side === 'right';
  return { at: onWall(wall, middle), side: wall.side, isMirrored: isNearStart !== startsAtLeft };
}

import { middleOf, type Box, type DrawnGrid, type Point } from './drawn-grid';
import type { DrawnRoom } from './drawn-room';
import { isOpening } from './room-layout';

export interface WindowLine {
  from: Point;
  to: Point;
}

/** Door in a room's drawing; `at` is the middle of the opening in the wall. */
export interface Door {
  at: Point;
  /** Direction of the door's wall as a unit vector. The door opens to the floor on the right of this vector. */
  along: Point;
  /** Whether the door's hinge is at the right end of the opening, as seen from the floor to which the door opens. */
  isMirrored: boolean;
}

interface WallPart {
  from: Point;
  along: Point;
  length: number;
}

const windowGap = 0.06;
/** Length of a door's opening, in desk heights. */
export const doorSize = 0.38;
const doorSpace = doorSize * 1.5;

/**
 * Places each door and window of a room in the nearest wall. Adjacent door cells become one door, and adjacent window
 * cells become one window.
 */
export function placeOpenings(
  room: DrawnRoom,
  grid: DrawnGrid,
  { floor, walls }: { floor: Point[][]; walls: Point[][] },
): { doors: Door[]; windows: WindowLine[] } {
  const parts = joinParts([
    ...floor.flatMap((outline) =>
      outline.map((from, index) => toPart(from, outline[(index + 1) % outline.length]!)),
    ),
    ...walls.flatMap(([from, to, ...more]) =>
      more.length > 0 ? [] : [toPart(from!, to!), toPart(to!, from!)],
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
    return nearest ? [{ kind, wall: nearest, ...spanOn(nearest, box) }] : [];
  });
  const joined = joinSpans(spans);
  return {
    doors: joined.filter(({ kind }) => kind === 'door').map(toDoor),
    windows: joined.filter(({ kind }) => kind === 'window').map(toWindow),
  };
}

const dot = (one: Point, two: Point) => one.x * two.x + one.y * two.y;
const minus = (one: Point, two: Point): Point => ({ x: one.x - two.x, y: one.y - two.y });
const isSame = (one: Point, two: Point) => Math.abs(one.x - two.x) + Math.abs(one.y - two.y) < 1e-9;
/** Rotates the direction of a wall by a quarter turn to the right, so that the result points to the floor. */
export const inwardOf = ({ x, y }: Point): Point => ({ x: -y, y: x });

function toPart(from: Point, to: Point): WallPart {
  const way = minus(to, from);
  const length = Math.hypot(way.x, way.y);
  return { from, along: { x: way.x / length, y: way.y / length }, length };
}

const onWall = ({ from, along }: WallPart, at: number): Point => ({
  x: from.x + along.x * at,
  y: from.y + along.y * at,
});

function joinParts(parts: WallPart[]): WallPart[] {
  const joined: WallPart[] = [];
  const start = ({ from, along }: WallPart) => dot(from, along);
  for (const part of [...parts].sort((one, two) => start(one) - start(two))) {
    const before = joined.find(
      (one) => isSame(one.along, part.along) && isSame(onWall(one, one.length), part.from),
    );
    if (before) before.length += part.length;
    else joined.push({ ...part });
  }
  return joined;
}

function spanOn({ from, along }: WallPart, box: Box) {
  const middle = dot(minus(middleOf(box), from), along);
  const half = (Math.abs(along.x) * box.width + Math.abs(along.y) * box.height) / 2;
  return { from: middle - half, to: middle + half };
}

const distanceTo = ({ from, along }: WallPart, box: Box): number =>
  dot(minus(middleOf(box), from), inwardOf(along));

function isBeside(part: WallPart, box: Box): boolean {
  const { from, to } = spanOn(part, box);
  const middle = (from + to) / 2;
  return 0 <= middle && middle <= part.length && distanceTo(part, box) > -1e-9;
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
        kind === span.kind && wall === span.wall && Math.abs(to - span.from) < 1e-9,
    );
    if (before) before.to = span.to;
    else joined.push({ ...span });
  }
  return joined;
}

function toWindow({ wall, from, to }: Span): WindowLine {
  const gap = Math.min(windowGap, (to - from) / 4);
  const [start, end] = [onWall(wall, from + gap), onWall(wall, to - gap)];
  return start.x + start.y <= end.x + end.y ? { from: start, to: end } : { from: end, to: start };
}

function toDoor({ wall, from, to }: Span): Door {
  const [first, last] = [doorSpace / 2, wall.length - doorSpace / 2];
  const middle =
    first > last ? (first + last) / 2 : Math.min(Math.max((from + to) / 2, first), last);
  const { along } = wall;
  return { at: onWall(wall, middle), along, isMirrored: middle > wall.length / 2 + 1e-9 };
}

import { toOutlines } from './cell-outline';
import {
  boxAround,
  middleOf,
  placeGrid,
  type Box,
  type DrawnGrid,
  type Point,
  type TrackSizes,
} from './drawn-grid';
import type { DrawnRoom, ShownMarkKind } from './drawn-room';
import { joinCells, widestRectangle } from './joined-cells';
import { roomExtent } from './room-extent';
import type { BoardSide } from './room-layout';
import { shapeFloor, shapeInnerWalls } from './room-walls';
import { placeOpenings, type Door, type WindowLine } from './wall-openings';

export type FurnitureKind = Exclude<ShownMarkKind, 'door' | 'window'>;

export interface Furniture {
  kind: FurnitureKind;
  outline: Point[][];
  label: Box;
}

export interface TurnedTable {
  box: Box;
  rows: number;
  cols: number;
}

/**
 * Shapes of a room's drawing for screen, print and files. Horizontal lengths are in desk widths and vertical lengths in
 * desk heights, because each output chooses the size of a desk.
 */
export interface RoomShapes {
  width: number;
  height: number;
  grid: DrawnGrid;
  /** Outlines of the room's floor, clockwise around the floor and counterclockwise around holes. */
  floor: Point[][];
  /** Centre lines of the room's inner walls. A line with more than two points encloses an area of solid wall. */
  walls: Point[][];
  /** Boxes around the room's pillars. A pillar is drawn as the largest square that fits into its box. */
  pillars: Box[];
  doors: Door[];
  windows: WindowLine[];
  board: Box;
  furniture: Furniture[];
  tables: TurnedTable[];
}

const pillarSize = 0.26;
const boardShare = 0.4;
const furnitureGap: Point = { x: 0.04, y: 0.06 };
const furnitureKinds: readonly FurnitureKind[] = ['teacherDesk', 'cupboard', 'sofa'];

/**
 * Computes the shapes of a room's drawing. `sizes` are the column widths and row heights, by default those of
 * `roomExtent`.
 */
export function shapeRoom(room: DrawnRoom, sizes: TrackSizes = roomExtent(room)): RoomShapes {
  const grid = placeGrid(room.boardSide, sizes);
  const floor = shapeFloor(room, grid);
  const { walls, pillars } = shapeInnerWalls(room, grid);
  return {
    width: grid.wallX(sizes.cols.length, 1),
    height: grid.wallY(sizes.rows.length, 1),
    grid,
    floor,
    walls,
    pillars: pillars.map((cell) => placePillar(grid.box(cell))),
    ...placeOpenings(room, grid, { floor, walls }),
    board: placeBoard(room.boardSide, grid.boardDepth, floor),
    furniture: furnitureKinds.flatMap((kind) =>
      joinCells(room.marks.filter((mark) => mark.kind === kind)).map((cells) => ({
        kind,
        outline: toOutlines(cells).map((outline) =>
          outline.map(({ row, col, out }) => ({
            x: grid.cols[col]! - out.x * furnitureGap.x,
            y: grid.rows[row]! - out.y * furnitureGap.y,
          })),
        ),
        label: boxAround(widestRectangle(cells).map(grid.box)),
      })),
    ),
    tables: joinCells(room.desks.filter(({ isTurned }) => isTurned)).map((cells) => ({
      box: boxAround(cells.map(grid.box)),
      rows: new Set(cells.map(({ row }) => row)).size,
      cols: new Set(cells.map(({ col }) => col)).size,
    })),
  };
}

function placePillar(cell: Box): Box {
  const { x, y } = middleOf(cell);
  const [width, height] = [cell.width, cell.height].map((size) => Math.min(pillarSize, size * 0.9));
  return { x: x - width! / 2, y: y - height! / 2, width: width!, height: height! };
}

function placeBoard(side: BoardSide, depth: Point, floor: readonly Point[][]): Box {
  const corners = floor.flat();
  const around = boxAround(corners.map((corner) => ({ ...corner, width: 0, height: 0 })));
  const [along, across] =
    side === 'left' || side === 'right' ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const size = { x: 'width', y: 'height' } as const;
  const isFar = side === 'right' || side === 'bottom';
  const wallAt = around[across] + (isFar ? around[size[across]] : 0);
  let longest = { from: around[along], length: 0 };
  for (const outline of floor) {
    outline.forEach((from, index) => {
      const to = outline[(index + 1) % outline.length]!;
      const length = Math.abs(to[along] - from[along]);
      const isOnSide = Math.abs(from[across] - wallAt) + Math.abs(to[across] - wallAt) < 1e-9;
      if (isOnSide && length > longest.length)
        longest = { from: Math.min(from[along], to[along]), length };
    });
  }
  const length = Math.min(around[size[along]] * boardShare, longest.length * 0.9);
  return {
    [along]: longest.from + (longest.length - length) / 2,
    [across]: wallAt - (isFar ? depth[across] : 0),
    [size[along]]: length,
    [size[across]]: depth[across],
  } as unknown as Box;
}

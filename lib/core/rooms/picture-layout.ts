import type { Box } from './drawn-grid';
import type { DrawnRoom } from './drawn-room';
import { placeRoom, type PlacedRoom } from './placed-room';
import { deskAspect } from './room-extent';
import { shapeRoom } from './room-shapes';

/** Room laid out as a picture; all sizes are in pixels. */
export interface PictureLayout extends PlacedRoom {
  width: number;
  height: number;
  header: Box;
  line: number;
  boardTurn: -90 | 0 | 90;
}

const deskHeight = 135;
const margin = 48;
const headerHeight = 96;
const gap = 8;
const line = 4;
/** Minimum width of a room's picture in pixels, because the header must fit above a small room. */
const leastWidth = 1100;
/** Maximum width and height of a room's picture in pixels, because browsers on phones cannot draw much larger ones. */
const mostPixels = 4000;

/** Lays out a room as a picture of at most 4000 by 4000 pixels, with all desks equal in size. */
export function layOutPicture(room: DrawnRoom): PictureLayout {
  const shapes = shapeRoom(room);
  const top = headerHeight + margin / 2;
  const full = {
    width: Math.max(leastWidth, shapes.width * deskHeight * deskAspect + 2 * margin),
    height: top + shapes.height * deskHeight + margin,
  };
  const scale = Math.min(1, mostPixels / Math.max(full.width, full.height));
  const [width, height] = [Math.ceil(full.width * scale), Math.ceil(full.height * scale)];
  const desk = { x: deskHeight * deskAspect * scale, y: deskHeight * scale };
  const start = { x: (width - shapes.width * desk.x) / 2, y: top * scale };
  return {
    width,
    height,
    header: {
      x: margin * scale,
      y: (margin / 2) * scale,
      width: width - 2 * margin * scale,
      height: (headerHeight - margin / 2) * scale,
    },
    ...placeRoom(room, shapes, { desk, start, gap: gap * scale }),
    line: line * scale,
    boardTurn: room.boardSide === 'left' ? -90 : room.boardSide === 'right' ? 90 : 0,
  };
}

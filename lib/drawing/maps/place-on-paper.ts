import { middleOf, type Point } from '@/lib/core/rooms/drawn-grid';
import type { DrawnRoom } from '@/lib/core/rooms/drawn-room';
import { placeRoom, type PlacedRoom } from '@/lib/core/rooms/placed-room';
import { shapeRoom } from '@/lib/core/rooms/room-shapes';
import type { Rect } from '../typesetting/placed-text';

export interface PlacedOnPaper extends PlacedRoom {
  room: Rect;
}

const largestDesk: Point = { x: 168, y: 84 };
const smallestAspect = 1.16;
const largestAspect = 2.5;
const neighbourGap = 2.6;

export function placeOnPaper(drawn: DrawnRoom, area: Rect): PlacedOnPaper {
  const shapes = shapeRoom(drawn);
  const widest = Math.min(area.width / shapes.width, largestDesk.x);
  const y = Math.min(area.height / shapes.height, largestDesk.y, widest / smallestAspect);
  const desk = { x: Math.min(widest, y * largestAspect), y };
  const [width, height] = [shapes.width * desk.x, shapes.height * desk.y];
  const middle = middleOf(area);
  const start = { x: middle.x - width / 2, y: middle.y - height / 2 };
  const gap = Math.min(neighbourGap, desk.x * 0.06);
  return {
    ...placeRoom(drawn, shapes, { desk, start, gap }),
    room: { ...start, width, height },
  };
}

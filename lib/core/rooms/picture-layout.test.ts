import { drawRoom } from './drawn-room';
import type { Box } from './drawn-grid';
import { layOutPicture } from './picture-layout';
import { boardSides, type BoardSide } from './room-layout';
import { standardRoom } from './standard-room';

const inside = (box: Box, width: number, height: number) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const rooms = {
  'one desk': { desks: [{ row: 4, col: 9 }] },
  '28 desks in pairs': standardRoom('pairs', 28),
  '100 desks for an exam': standardRoom('single', 100),
  'a row of 200 desks': { desks: Array.from({ length: 200 }, (_, col) => ({ row: 0, col })) },
};

it.each(
  Object.entries(rooms).flatMap(([name, room]) =>
    boardSides.map((side): [string, BoardSide, typeof room] => [name, side, room]),
  ),
)('the picture of a room has no overlaps: %s with the board on the %s', (_, boardSide, room) => {
  const layout = layOutPicture(drawRoom({ ...room, boardSide }));
  const boxes = [layout.header, layout.board, ...layout.desks];
  expect(boxes.every((box) => inside(box, layout.width, layout.height))).toBe(true);
  expect(boxes.some((a, at) => boxes.slice(at + 1).some((b) => overlap(a, b)))).toBe(false);
  expect(Math.max(layout.width, layout.height)).toBeLessThanOrEqual(4000);
});

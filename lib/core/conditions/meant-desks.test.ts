import type { RoomLayout } from '../rooms/room-layout';
import type { NamedRoom } from './condition-room';
import { meantDesks } from './meant-desks';
import type { Asked } from './typed-words';

const layout: RoomLayout = {
  desks: [0, 1, 2].flatMap((row) => [0, 2, 4].map((col) => ({ row, col }))),
  marks: [{ kind: 'door', row: 0, col: 20 }],
  boardSide: 'top',
};
const room: NamedRoom = { identity: { standard: 'single', seatCount: 9 }, layout };
const [first] = layout.desks;

it.each<[string, Asked]>([
  ['in front', { type: 'front' }],
  ['near the board', { type: 'zone', place: 'nearBoard' }],
])('a condition that asks for desks in front allows the desks of the front row: %s', (_, asked) => {
  expect(meantDesks(asked, room)).toEqual(layout.desks.filter(({ row }) => row === 0));
});

it('a condition that asks for desks near the door allows some but not all desks', () => {
  const near = meantDesks({ type: 'zone', place: 'nearDoor' }, room);
  expect(near.length).toBeGreaterThan(0);
  expect(near).not.toContainEqual(first);
});

it.each<[string, Asked]>([
  ['sits apart from others', { type: 'apart' }],
  ['sits near a window that the room lacks', { type: 'zone', place: 'nearWindow' }],
  ['has a desk of another room', { type: 'fixed', desk: first, room: { own: 'r', version: 1 } }],
])(
  'a condition that names no desk and no place in this room has no list of allowed desks: a pupil who %s',
  (_, asked) => {
    expect(meantDesks(asked, room)).toEqual([]);
  },
);

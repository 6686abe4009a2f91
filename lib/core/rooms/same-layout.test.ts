import type { RoomLayout } from './room-layout';
import { isSameLayout } from './same-layout';

const layout: RoomLayout = {
  desks: [
    { row: 0, col: 0 },
    { row: 0, col: 1 },
  ],
  marks: [{ kind: 'door', row: 2, col: 0 }],
  boardSide: 'top',
};

it.each<[string, RoomLayout, boolean]>([
  ['accepts the same layout', { ...layout }, true],
  [
    'accepts the same desks in another order',
    { ...layout, desks: [...layout.desks].reverse() },
    true,
  ],
  ['rejects a missing desk', { ...layout, desks: layout.desks.slice(1) }, false],
  [
    'rejects a desk instead of a door',
    { ...layout, desks: [...layout.desks, { row: 2, col: 0 }], marks: [] },
    false,
  ],
  [
    'rejects a window instead of a door',
    { ...layout, marks: [{ kind: 'window', row: 2, col: 0 }] },
    false,
  ],
  ['rejects the board on another side', { ...layout, boardSide: 'left' }, false],
])(
  'isSameLayout compares the desks, the other objects and the side of the board: it %s',
  (_, other, isSame) => {
    expect(isSameLayout(layout, other)).toBe(isSame);
  },
);

import fc from 'fast-check';
import { boardSides, type RoomLayout } from '@/lib/core/rooms/room-layout';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import { standardRoom, standardRoomKinds } from '@/lib/core/rooms/standard-room';
import { nearestDesk, type Direction } from './nearest-desk';
import { mapFrom } from './testing/map-from';

const directions: Direction[] = ['up', 'down', 'left', 'right'];

it('nearestDesk follows the row across an aisle, and goes to the next row with desks', () => {
  const { layout } = mapFrom('- - . - / . . . . / - . . -');
  const from = { row: 0, col: 1 };
  expect(nearestDesk(layout, from, 'right')).toEqual({ row: 0, col: 3 });
  expect(nearestDesk(layout, from, 'left')).toEqual({ row: 0, col: 0 });
  expect(nearestDesk(layout, from, 'down')).toEqual({ row: 2, col: 0 });
  expect(nearestDesk(layout, from, 'up')).toBeUndefined();
});

it('nearestDesk returns a desk in another row when the current row of desks has no further desk in that direction', () => {
  const { layout } = mapFrom('- . . / . . - / . - .');
  expect(nearestDesk(layout, { row: 0, col: 0 }, 'right')).toEqual({ row: 2, col: 1 });
});

it('nearestDesk goes in the direction seen on the screen when the board is at the bottom', () => {
  const layout: RoomLayout = { ...mapFrom('- - / - -').layout, boardSide: 'bottom' };
  expect(nearestDesk(layout, { row: 0, col: 0 }, 'up')).toEqual({ row: 1, col: 0 });
});

function reachable(layout: RoomLayout): number {
  const found = new Map<string, Desk>([[deskKey(layout.desks[0]!), layout.desks[0]!]]);
  for (const desk of found.values()) {
    for (const direction of directions) {
      const next = nearestDesk(layout, desk, direction);
      if (next) found.set(deskKey(next), next);
    }
  }
  return found.size;
}

it.each(standardRoomKinds)('nearestDesk reaches every desk of the standard room "%s"', (kind) => {
  const layout: RoomLayout = { ...standardRoom(kind, 29), marks: [], boardSide: 'top' };
  expect(reachable(layout)).toBe(29);
});

it('nearestDesk reaches every desk of a random room for any side of the board', () => {
  const cell = fc.record({ row: fc.nat(9), col: fc.nat(9) });
  const desks = fc.uniqueArray(cell, { selector: deskKey, minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(desks, fc.constantFrom(...boardSides), (list, boardSide) => {
      const layout: RoomLayout = { desks: list, marks: [], boardSide };
      expect(reachable(layout)).toBe(list.length);
    }),
  );
});

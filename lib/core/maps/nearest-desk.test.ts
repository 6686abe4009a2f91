import fc from 'fast-check';
import { boardSides, type RoomPlan } from '@/lib/core/rooms/room-plan';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import { standardRoom, standardRoomKinds } from '@/lib/core/rooms/standard-room';
import { nearestDesk, type Direction } from './nearest-desk';
import { mapFrom } from './testing/map-from';

const directions: Direction[] = ['up', 'down', 'left', 'right'];

it('goes along the row over an aisle, and to the next row where the nearest desk stands', () => {
  const { plan } = mapFrom('- - . - / . . . . / - . . -');
  const from = { row: 0, col: 1 };
  expect(nearestDesk(plan, from, 'right')).toEqual({ row: 0, col: 3 });
  expect(nearestDesk(plan, from, 'left')).toEqual({ row: 0, col: 0 });
  expect(nearestDesk(plan, from, 'down')).toEqual({ row: 2, col: 0 });
  expect(nearestDesk(plan, from, 'up')).toBeUndefined();
});

it('goes to another row where the own one ends', () => {
  const { plan } = mapFrom('- . . / . . - / . - .');
  expect(nearestDesk(plan, { row: 0, col: 0 }, 'right')).toEqual({ row: 2, col: 1 });
});

it('follows the drawing, whatever side the board is on', () => {
  const plan: RoomPlan = { ...mapFrom('- - / - -').plan, boardSide: 'bottom' };
  expect(nearestDesk(plan, { row: 0, col: 0 }, 'up')).toEqual({ row: 1, col: 0 });
});

function reachable(plan: RoomPlan): number {
  const found = new Map<string, Desk>([[deskKey(plan.desks[0]!), plan.desks[0]!]]);
  for (const desk of found.values()) {
    for (const direction of directions) {
      const next = nearestDesk(plan, desk, direction);
      if (next) found.set(deskKey(next), next);
    }
  }
  return found.size;
}

it.each(standardRoomKinds)('reaches every desk of a room of %s', (kind) => {
  const plan: RoomPlan = { ...standardRoom(kind, 29), marks: [], boardSide: 'top' };
  expect(reachable(plan)).toBe(29);
});

it('reaches every desk of any room, from any side', () => {
  const cell = fc.record({ row: fc.nat(9), col: fc.nat(9) });
  const desks = fc.uniqueArray(cell, { selector: deskKey, minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(desks, fc.constantFrom(...boardSides), (list, boardSide) => {
      const plan: RoomPlan = { desks: list, marks: [], boardSide };
      expect(reachable(plan)).toBe(list.length);
    }),
  );
});

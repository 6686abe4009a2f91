import type { Condition } from './condition';
import type { NamedRoom } from './condition-room';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { resolveConditions } from './resolve';

const layout: RoomLayout = {
  desks: [
    { row: 0, col: 0 },
    { row: 0, col: 1 },
    { row: 2, col: 0 },
    { row: 2, col: 1 },
  ],
  marks: [{ kind: 'door', row: 3, col: 3 }],
  boardSide: 'top',
};
const pairs: NamedRoom = { identity: { standard: 'pairs', seatCount: 4 }, layout };
const own: NamedRoom = { identity: { own: 'room 12', version: 2 }, layout };

const apart: Condition = { id: 'apart', type: 'apart', pupils: ['ada', 'bo', 'cy'] };
const front: Condition = { id: 'front', type: 'front', pupils: ['ada'], wish: true };
const fixed = (room: NamedRoom['identity'], row = 0): Condition => ({
  id: 'fixed',
  type: 'fixed',
  pupil: 'ada',
  desk: { row, col: 1 },
  room,
});

const resolve = (
  conditions: Condition[],
  change: Partial<Parameters<typeof resolveConditions>[1]> = {},
) =>
  resolveConditions(conditions, {
    room: pairs,
    today: '2026-03-01',
    off: [],
    present: ['ada', 'bo', 'cy'],
    ...change,
  });
const reason = (...given: Parameters<typeof resolve>) => {
  const { conditions, notUsed } = resolve(...given);
  expect(conditions).toEqual([]);
  return [...notUsed.values()][0];
};

describe('resolving the conditions of a class for a map', () => {
  it('keeps the order and the ids of the conditions', () => {
    expect(resolve([apart, front, fixed(pairs.identity)])).toEqual({
      conditions: [
        { id: 'apart', type: 'apart', pupils: ['ada', 'bo', 'cy'] },
        { id: 'front', type: 'front', pupils: ['ada'], wish: true },
        { id: 'fixed', type: 'fixed', pupil: 'ada', desk: { row: 0, col: 1 } },
      ],
      notUsed: new Map(),
    });
  });

  it("lists in each condition about a place the room's desks at that place", () => {
    const place: Condition = { id: 'p', type: 'zone', place: 'nearDoor', pupils: ['bo'] };
    expect(resolve([place]).conditions).toEqual([
      { id: 'p', type: 'zone', place: 'nearDoor', pupils: ['bo'], desks: [{ row: 2, col: 1 }] },
    ]);
  });

  it('leaves out absent pupils, and drops a condition with too few pupils left', () => {
    expect(resolve([apart], { present: ['ada', 'cy'] }).conditions).toEqual([
      { id: 'apart', type: 'apart', pupils: ['ada', 'cy'] },
    ]);
    expect(reason([apart], { present: ['cy'] })).toEqual({ code: 'away' });
  });

  it('includes a condition on its last day but not later', () => {
    const until = { ...apart, until: '2026-03-01' };
    expect(resolve([until]).conditions).toHaveLength(1);
    expect(reason([until], { today: '2026-03-02' })).toEqual({ code: 'ended' });
  });

  it('drops a condition that is switched off for the map', () => {
    expect(reason([apart], { off: ['apart'] })).toEqual({ code: 'off' });
  });

  it('drops a condition about a place near a window when the room has no window', () => {
    const place: Condition = { id: 'p', type: 'zone', place: 'nearWindow', pupils: ['bo'] };
    expect(reason([place])).toEqual({ code: 'noMark', mark: 'window' });
  });

  it.each([
    ['another kind of room', pairs, { standard: 'rows', seatCount: 4 }, 'otherRoom'],
    ['another number of seats', pairs, { standard: 'pairs', seatCount: 6 }, 'otherRoom'],
    ['an own room when the map has a standard room', pairs, own.identity, 'otherRoom'],
    ['a standard room when the map has an own room', own, pairs.identity, 'otherRoom'],
    ['another own room', own, { own: 'room 13', version: 2 }, 'otherRoom'],
    ['an own room that has been redrawn', own, { own: 'room 12', version: 1 }, 'roomRedrawn'],
  ] as const)('drops a fixed desk of another room: %s', (_, room, identity, code) => {
    expect(reason([fixed(identity)], { room })).toEqual({ code });
  });

  it('drops a fixed desk that the room does not have', () => {
    expect(reason([fixed(own.identity, 7)], { room: own })).toEqual({ code: 'deskMissing' });
    expect(resolve([fixed(own.identity)], { room: own }).conditions).toHaveLength(1);
  });
});

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

describe('the conditions of a class, for one map', () => {
  it('become the engine’s, in order, each with its id', () => {
    expect(resolve([apart, front, fixed(pairs.identity)])).toEqual({
      conditions: [
        { id: 'apart', type: 'apart', pupils: ['ada', 'bo', 'cy'] },
        { id: 'front', type: 'front', pupils: ['ada'], wish: true },
        { id: 'fixed', type: 'fixed', pupil: 'ada', desk: { row: 0, col: 1 } },
      ],
      notUsed: new Map(),
    });
  });

  it('become the desks of the room where they are about a place', () => {
    const place: Condition = { id: 'p', type: 'zone', place: 'nearDoor', pupils: ['bo'] };
    expect(resolve([place]).conditions).toEqual([
      { id: 'p', type: 'zone', place: 'nearDoor', pupils: ['bo'], desks: [{ row: 2, col: 1 }] },
    ]);
  });

  it('leave out who is away, and end where too few are left', () => {
    expect(resolve([apart], { present: ['ada', 'cy'] }).conditions).toEqual([
      { id: 'apart', type: 'apart', pupils: ['ada', 'cy'] },
    ]);
    expect(reason([apart], { present: ['cy'] })).toEqual({ code: 'away' });
  });

  it('apply on their last day, and not after it', () => {
    const until = { ...apart, until: '2026-03-01' };
    expect(resolve([until]).conditions).toHaveLength(1);
    expect(reason([until], { today: '2026-03-02' })).toEqual({ code: 'ended' });
  });

  it('can be switched off for once', () => {
    expect(reason([apart], { off: ['apart'] })).toEqual({ code: 'off' });
  });

  it('say which mark the room lacks', () => {
    const place: Condition = { id: 'p', type: 'zone', place: 'nearWindow', pupils: ['bo'] };
    expect(reason([place])).toEqual({ code: 'noMark', mark: 'window' });
  });

  it.each([
    ['another kind of room', pairs, { standard: 'rows', seatCount: 4 }, 'otherRoom'],
    ['another number of seats', pairs, { standard: 'pairs', seatCount: 6 }, 'otherRoom'],
    ['an own room in a standard one', pairs, own.identity, 'otherRoom'],
    ['a standard room in an own one', own, pairs.identity, 'otherRoom'],
    ['another own room', own, { own: 'room 13', version: 2 }, 'otherRoom'],
    ['an own room that has been redrawn', own, { own: 'room 12', version: 1 }, 'roomRedrawn'],
  ] as const)('never use a fixed desk of %s', (_, room, identity, code) => {
    expect(reason([fixed(identity)], { room })).toEqual({ code });
  });

  it('never use a fixed desk that the room does not have', () => {
    expect(reason([fixed(own.identity, 7)], { room: own })).toEqual({ code: 'deskMissing' });
    expect(resolve([fixed(own.identity)], { room: own }).conditions).toHaveLength(1);
  });
});

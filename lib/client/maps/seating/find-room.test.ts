import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { standardRoom, standardRoomKinds } from '@/lib/core/rooms/standard-room';
import { findRoomThatFits } from './find-room';

const pupils = Array.from({ length: 12 }, (_, index) => `p${index}`);
const rooms = standardRoomKinds.map((kind) => ({
  kind: kind as string,
  layout: { desks: standardRoom(kind, 12).desks, marks: [], boardSide: 'top' } as RoomLayout,
}));
const search = async (problem: Partial<SeatingProblem>, among = rooms) => {
  const found = await findRoomThatFits(
    { room: standardRoom('pairs', 12), pupils, conditions: [], ...problem },
    among,
    new AbortController().signal,
  );
  return found?.kind;
};

describe('findRoomThatFits', () => {
  const group = (size: number) => ({
    id: 'together',
    type: 'together' as const,
    pupils: pupils.slice(0, size),
  });
  const ends = { id: 'apart', type: 'apart' as const, pupils: ['p0', 'p1'] };

  it.each([
    ['a group of three', [group(3)], 'threes'],
    ['a group of four', [group(4)], 'fours'],
    ['a group of four with two who sit apart', [group(4), ends], 'fives'],
    ['a group of seven', [group(7)], 'horseshoe'],
    [
      'seven pupils who sit apart',
      [{ id: 'apart', type: 'apart' as const, pupils: pupils.slice(0, 7) }],
      'single',
    ],
  ])('finds a room that fits the conditions: %s', async (_, conditions, kind) => {
    await expect(search({ conditions })).resolves.toBe(kind);
  });

  it('finds no room when the conditions cannot be met in any room', async () => {
    const conditions = (['front', 'back'] as const).map((type) => ({
      id: '0',
      type,
      pupils: ['p0'],
    }));
    await expect(search({ conditions })).resolves.toBeUndefined();
  });

  it('ignores the desks of locked pupils', async () => {
    const locked = { p0: { row: 0, col: 0 }, p1: { row: 0, col: 1 } };
    await expect(search({ locked })).resolves.toBe('single');
  });

  it('determines anew in each candidate room which desks belong to a place such as "near the board"', async () => {
    const board = (names: string[]) => ({
      id: 'zone',
      type: 'zone' as const,
      place: 'nearBoard' as const,
      pupils: names,
      // The desks near the board in a room that has only one such desk.
      desks: [{ row: 0, col: 0 }],
    });
    await expect(search({ conditions: [board(['p0', 'p1'])] })).resolves.toBe('single');
  });

  it('finds no standard room when a pupil must sit near a door, unless this is only a wish', async () => {
    const desks = [{ row: 0, col: 0 }];
    const zone = {
      id: 'zone',
      type: 'zone' as const,
      place: 'nearDoor' as const,
      pupils: ['p0'],
      desks,
    };
    await expect(search({ conditions: [zone] })).resolves.toBeUndefined();
    await expect(search({ conditions: [{ ...zone, wish: true }] })).resolves.toBe('single');
  });

  it('finds a saved room with a door and enough desks', async () => {
    const door = { kind: 'door' as const, row: 0, col: 9 };
    const saved = (kind: string, seats: number) => ({
      kind,
      layout: {
        desks: standardRoom('pairs', seats).desks,
        marks: [door],
        boardSide: 'top',
      } as RoomLayout,
    });
    const zone = {
      id: 'zone',
      type: 'zone' as const,
      place: 'nearDoor' as const,
      pupils: ['p0'],
      desks: [],
    };
    const among = [...rooms, saved('small', 8), saved('large', 12)];
    await expect(search({ conditions: [zone] }, among)).resolves.toBe('large');
  });

  it('finds no room when a pupil must have a fixed desk, unless this is only a wish', async () => {
    const fixed = { id: 'fixed', type: 'fixed' as const, pupil: 'p0', desk: { row: 0, col: 0 } };
    await expect(search({ conditions: [fixed] })).resolves.toBeUndefined();
    await expect(search({ conditions: [{ ...fixed, wish: true }] })).resolves.toBe('single');
  });

  it('rejects when the search is aborted', async () => {
    const problem = { room: standardRoom('pairs', 12), pupils, conditions: [group(3)] };
    await expect(findRoomThatFits(problem, rooms, AbortSignal.abort())).rejects.toThrow('aborted');
  });
});

import { standardRoom } from '@/lib/core/rooms/standard-room';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { brokenIn } from '../consequence';
import { startMap } from '../map-document';
import { toLayout, type OwnRoom, type RoomChoice } from '../room-choice';
import { run, runUndo, startWorkbench } from '../workbench-state';
import { startWork } from '../history';
import { chooseSheetRoom, mapAfter, toSheetCommand } from './sheet-map';

const pairs: RoomChoice = { kind: 'pairs', seatCount: 4 };
const layoutOf = (...cols: number[]): RoomLayout => ({
  desks: cols.map((col) => ({ row: 0, col })),
  marks: [],
  boardSide: 'top',
});
const standard = (kind: 'pairs' | 'fours', seatCount: number): RoomLayout => ({
  ...standardRoom(kind, seatCount),
  marks: [],
  boardSide: 'top',
});
const seats = { a: { row: 0, col: 0 }, b: { row: 0, col: 1 } };

const mapOf = (choice: RoomChoice) =>
  startMap(
    toLayout(choice),
    { a: { row: 0, col: 1 }, b: { row: 0, col: 0 } },
    { choice, locked: ['a'], conditions: [{ id: 'x', type: 'apart', pupils: ['a', 'b'] }] },
  );

describe('the room of a map imported from a spreadsheet', () => {
  const saved: OwnRoom = {
    ...{ roomId: 'r', version: 2, name: 'Rom 12' },
    layout: {
      desks: [3, 4, 6].map((col) => ({ row: 2, col })),
      marks: [{ kind: 'door', row: 3, col: 3 }],
      boardSide: 'left',
    },
  };

  it('remains the room chosen by the teacher if the spreadsheet has the same desks', () => {
    const layout = standard('pairs', 4);
    expect(chooseSheetRoom({ layout, seats }, pairs, [], 'Ny')).toEqual({ choice: pairs, seats });
  });

  it('is a saved room with the same arrangement of desks, even if the saved desks are shifted', () => {
    const found = chooseSheetRoom({ layout: layoutOf(0, 1, 3), seats }, pairs, [saved], 'Ny');
    expect(found).toEqual({
      choice: { ...pairs, own: saved },
      seats: { a: { row: 2, col: 3 }, b: { row: 2, col: 4 } },
    });
  });

  it('is the standard room that has the desks of the spreadsheet', () => {
    const layout = standard('fours', 8);
    expect(chooseSheetRoom({ layout, seats }, pairs, [saved], 'Ny').choice).toEqual({
      kind: 'fours',
      seatCount: 8,
    });
  });

  it('is a new room, stored only in the map, if no existing room has the same desks and objects', () => {
    const layout = layoutOf(0, 1, 5);
    const own = { roomId: null, version: 0, name: 'Ny', layout };
    expect(chooseSheetRoom({ layout, seats }, pairs, [saved], 'Ny').choice.own).toEqual(own);
    const withSofa: RoomLayout = {
      ...layoutOf(0, 1, 3),
      marks: [{ kind: 'sofa', row: 1, col: 0 }],
    };
    expect(
      chooseSheetRoom({ layout: withSofa, seats }, pairs, [saved], 'Ny').choice.own?.layout,
    ).toEqual(withSofa);
  });
});

describe('a map imported from a spreadsheet', () => {
  it('replaces the seats in the same room, and one undo restores the former seats', () => {
    const state = startWorkbench(startWork(mapOf(pairs)));
    const next = run(state, toSheetCommand(state.map, pairs, seats));
    expect(next.map.seats).toEqual(seats);
    expect(next.map.choice).toBe(pairs);
    expect(runUndo(next).map).toEqual(state.map);
  });

  it('replaces the room and the seats if the spreadsheet has another room, and one undo restores both', () => {
    const choice = {
      ...pairs,
      own: { roomId: null, version: 0, name: 'Ny', layout: layoutOf(0, 1, 5) },
    };
    const state = startWorkbench(startWork(mapOf(pairs)));
    const next = run(state, toSheetCommand(state.map, choice, seats));
    expect(next.map).toMatchObject({ seats, layout: choice.own.layout, locked: [] });
    expect(runUndo(next).map).toEqual(state.map);
  });

  it("leaves an absent pupil without a desk if the pupil's desk was offered to others", () => {
    const map = { ...mapOf(pairs), absent: [{ pupil: 'b', desk: 'offered' as const }] };
    expect(toSheetCommand(map, pairs, seats)).toHaveProperty('seats', { a: seats.a });
  });

  it('can be checked for broken conditions before the teacher uses the map', () => {
    const map = { ...mapOf(pairs), seats: { a: { row: 0, col: 0 }, b: { row: 0, col: 3 } } };
    expect(brokenIn(map)).toEqual([]);
    expect(brokenIn(mapAfter(map, toSheetCommand(map, pairs, seats)))).toEqual(['x']);
  });
});

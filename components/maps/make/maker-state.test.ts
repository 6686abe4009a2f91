import { toNamedRoom } from '@/lib/core/maps/made-from';
import { roomProblem, seatsProblem, withSeats, type MakerState } from './maker-state';

const state: MakerState = {
  choice: { kind: 'pairs', seatCount: 4 },
  seatsText: '4',
  absent: [],
  empty: 'anywhere',
  draft: { chosen: [], typed: '' },
};

describe('seatsProblem', () => {
  test.each([
    ['', 'notANumber'],
    ['abc', 'notANumber'],
    ['-3', 'notANumber'],
    ['1.5', 'notANumber'],
    ['1e2', 'notANumber'],
    ['0', 'notANumber'],
    ['201', 'tooMany'],
    ['9'.repeat(400), 'tooMany'],
    ['27', 'tooFew'],
    ['28', undefined],
    [' 30 ', undefined],
  ])('of "%s" for 28 pupils is %s', (text, problem) => {
    expect(seatsProblem(text, 28)).toBe(problem);
  });
});

test('a half-written number of seats is kept as typed and leaves the room as it was', () => {
  expect(withSeats(state, '').choice.seatCount).toBe(4);
  expect(withSeats(state, '').seatsText).toBe('');
  expect(withSeats(state, '12').choice.seatCount).toBe(12);
});

describe('an own room', () => {
  const layout = { desks: [{ row: 0, col: 0 }], marks: [], boardSide: 'left' as const };
  const roomId = '10000000-0000-4000-8000-000000000001';
  const own = { roomId, version: 2, name: 'Rom 12', layout };
  const chosen: MakerState = { ...state, choice: { ...state.choice, own } };
  test('is the room of the map, named by its id and version', () => {
    expect(toNamedRoom(chosen.choice)).toEqual({ identity: { own: roomId, version: 2 }, layout });
  });

  test('that is gone is named by its name, as a room of the map', () => {
    const gone = { ...chosen.choice, own: { ...own, roomId: null, version: 0 } };
    expect(toNamedRoom(gone).identity).toEqual({ standard: 'Rom 12', seatCount: 1 });
  });

  test('is too small by its desks, whatever number of seats is typed', () => {
    expect(roomProblem({ ...chosen, seatsText: 'x' }, 1)).toBeUndefined();
    expect(roomProblem({ ...chosen, seatsText: '30' }, 2)).toBe('tooFew');
  });
});

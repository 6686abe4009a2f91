import {
  fitToClass,
  parseMakerState,
  roomProblem,
  seatsProblem,
  toNamedRoom,
  withNewestRoom,
  withSeats,
  type MakerState,
} from './maker-state';

const ada = '00000000-0000-4000-8000-000000000001';
const bo = '00000000-0000-4000-8000-000000000002';
const gone = '00000000-0000-4000-8000-000000000003';
const pupils = [
  { id: ada, name: 'Ada' },
  { id: bo, name: 'Bo' },
];
const state: MakerState = {
  choice: { kind: 'pairs', seatCount: 4 },
  seatsText: '4',
  absent: [],
  empty: 'anywhere',
  off: [],
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
  const plan = { desks: [{ row: 0, col: 0 }], marks: [], boardSide: 'left' as const };
  const roomId = '10000000-0000-4000-8000-000000000001';
  const own = { roomId, version: 2, name: 'Rom 12', plan };
  const chosen: MakerState = { ...state, choice: { ...state.choice, own } };
  const saved = {
    id: roomId,
    name: 'Rom 13',
    teacherName: null,
    isOwn: true,
    isShared: false,
    isArchived: false,
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 3,
    seatCount: 2,
    plan: { ...plan, desks: [...plan.desks, { row: 0, col: 1 }] },
  };

  test('is the room of the map, named by its id and version', () => {
    expect(toNamedRoom(chosen.choice)).toEqual({ identity: { own: roomId, version: 2 }, plan });
  });

  test('that is gone is named by its name, as a room of the map', () => {
    const gone = { ...chosen.choice, own: { ...own, roomId: null, version: 0 } };
    expect(toNamedRoom(gone).identity).toEqual({ standard: 'Rom 12', seatCount: 1 });
  });

  test('is too small by its desks, whatever number of seats is typed', () => {
    expect(roomProblem({ ...chosen, seatsText: 'x' }, 1)).toBeUndefined();
    expect(roomProblem({ ...chosen, seatsText: '30' }, 2)).toBe('tooFew');
  });

  test('is taken as it is now where it was changed since it was chosen', () => {
    const newest = { roomId, version: 3, name: 'Rom 13', plan: saved.plan };
    expect(withNewestRoom(chosen, [saved]).choice.own).toEqual(newest);
    expect(withNewestRoom(chosen, [{ ...saved, version: 2 }])).toBe(chosen);
    expect(withNewestRoom(state, [saved])).toBe(state);
  });
});

describe('parseMakerState', () => {
  test('gives back what was stored', () => {
    const stored = {
      ...state,
      absent: [bo],
      off: [gone],
      draft: { chosen: [ada], typed: 'Ada +' },
    };
    expect(parseMakerState(JSON.stringify(stored))).toEqual(stored);
  });

  test.each([null, '', 'nonsense', '{}', '{"choice":{"kind":"castle","seatCount":4}}'])(
    'takes %p for nothing stored',
    (text) => {
      expect(parseMakerState(text)).toBeUndefined();
    },
  );
});

test('fitToClass leaves nothing of a deleted pupil', () => {
  const entered: MakerState = {
    ...state,
    absent: [gone],
    draft: { chosen: [gone, bo], typed: 'Ada' },
  };
  expect(fitToClass(entered, pupils)).toEqual({
    ...state,
    draft: { chosen: [bo], typed: 'Ada' },
  });
});

import {
  fitToClass,
  parseMakerState,
  seatsProblem,
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

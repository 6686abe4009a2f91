import type { Condition } from '@/lib/core/seating/model';
import {
  completeDraft,
  fitToClass,
  parseMakerState,
  seatsProblem,
  withSeats,
  type ConditionDraft,
  type MakerState,
} from './maker-state';

const ada = '00000000-0000-4000-8000-000000000001';
const bo = '00000000-0000-4000-8000-000000000002';
const gone = '00000000-0000-4000-8000-000000000003';
const pupils = [
  { id: ada, name: 'Ada' },
  { id: bo, name: 'Bo' },
];
const desk = { row: 0, col: 1 };
const state: MakerState = {
  choice: { kind: 'pairs', seatCount: 4 },
  seatsText: '4',
  absent: [],
  conditions: [],
  draft: { type: 'together', chosen: [] },
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

describe('completeDraft', () => {
  const fixed: Condition = { type: 'fixed', pupil: ada, desk };
  test.each<[string, ConditionDraft, Condition[], typeof desk | undefined, object]>([
    [
      'one pupil together is too few',
      { type: 'together', chosen: [ada] },
      [],
      undefined,
      { problem: { code: 'tooFew', least: 2 } },
    ],
    [
      'nobody in front is too few',
      { type: 'front', chosen: [] },
      [],
      undefined,
      { problem: { code: 'tooFew', least: 1 } },
    ],
    [
      'the same pupils in another order are there already',
      { type: 'apart', chosen: [bo, ada] },
      [{ type: 'apart', pupils: [ada, bo] }],
      undefined,
      { problem: { code: 'alreadyThere' } },
    ],
    [
      'a desk without a pupil',
      { type: 'fixed', chosen: [] },
      [],
      desk,
      { problem: { code: 'pickPupil' } },
    ],
    [
      'a pupil without a desk',
      { type: 'fixed', chosen: [ada] },
      [],
      undefined,
      { problem: { code: 'pickDesk' } },
    ],
    [
      'a desk that is taken',
      { type: 'fixed', chosen: [bo] },
      [fixed],
      desk,
      { problem: { code: 'deskTaken', pupil: ada } },
    ],
    [
      'a pupil who has a desk',
      { type: 'fixed', chosen: [ada] },
      [fixed],
      { row: 1, col: 1 },
      { problem: { code: 'alreadyFixed', pupil: ada } },
    ],
    [
      'a whole group',
      { type: 'back', chosen: [bo] },
      [fixed],
      undefined,
      { condition: { type: 'back', pupils: [bo] } },
    ],
    ['a fixed desk', { type: 'fixed', chosen: [ada] }, [], desk, { condition: fixed }],
  ])('%s', (_, draft, conditions, at, result) => {
    expect(completeDraft(draft, conditions, at)).toEqual(result);
  });
});

describe('parseMakerState', () => {
  test('gives back what was stored', () => {
    const stored = { ...state, absent: [bo], draft: { type: 'front' as const, chosen: [ada] } };
    expect(parseMakerState(JSON.stringify(stored))).toEqual(stored);
  });

  test.each([null, '', 'nonsense', '{}', '{"choice":{"kind":"castle","seatCount":4}}'])(
    'takes %p for nothing stored',
    (text) => {
      expect(parseMakerState(text)).toBeUndefined();
    },
  );
});

test('fitToClass leaves nothing of a deleted pupil, and tells which conditions ended', () => {
  const together: Condition = { type: 'together', pupils: [ada, gone] };
  const fixed: Condition = { type: 'fixed', pupil: gone, desk };
  const entered: MakerState = {
    ...state,
    absent: [gone],
    conditions: [{ type: 'apart', pupils: [ada, bo, gone] }, together, fixed],
    draft: { type: 'together', chosen: [gone, bo] },
  };
  expect(fitToClass(entered, pupils)).toEqual({
    state: {
      ...state,
      conditions: [{ type: 'apart', pupils: [ada, bo] }],
      draft: { type: 'together', chosen: [bo] },
    },
    lapsed: [together, fixed],
  });
});

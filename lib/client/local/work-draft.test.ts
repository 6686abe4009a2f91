/** @jest-environment jsdom */
import { z } from 'zod';
import { execute, startWork, undo, type Work } from '@/lib/core/maps/history';
import { apart, mapFrom } from '@/lib/core/maps/testing/map-from';
import { writeDraft } from './drafts';
import { keepWorkDraft, mostCharacters, readWorkDraft, workKey, workPlace } from './work-draft';

const place = workPlace('kari', '8b');
const ids = ['a', 'b'].map((letter) => `10000000-0000-4000-8000-00000000000${letter}`);
const map = mapFrom(`${ids[0]} ${ids[1]} -`, {
  conditions: [{ ...apart(...ids), id: '20000000-0000-4000-8000-000000000000' }],
  locked: [ids[1]!],
});
const work: Work = execute(
  execute(startWork(map), {
    type: 'addTrainee',
    trainee: { id: 'trainee', name: 'Liv' },
  }),
  { type: 'setAbsent', pupil: ids[0]!, desk: 'offered' },
);
const now = Date.now();

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('a draft of unsaved work restores the map, its undo history and other values that the page stored', () => {
  const { announcement: _, ...half } = undo(work);
  keepWorkDraft(place, half, { version: 3 }, now);
  expect(readWorkDraft(place, { version: z.number() })).toEqual({
    ...(JSON.parse(JSON.stringify(half)) as Work),
    rest: { version: 3 },
  });
});

it.each([
  ['without a map', { done: [], undone: [] }],
  [
    'with a condition of another shape',
    { ...work, map: { ...map, conditions: [{ id: 'x', type: 'near' }] } },
  ],
  ['with a step of another shape', { ...work, done: [{ change: 'everything' }] }],
])('a malformed draft of unsaved work is ignored: a draft %s', (_, draft) => {
  writeDraft(workKey(place), { ...draft, rest: {} });
  expect(readWorkDraft(place, {})).toBeUndefined();
});

it('a draft of unsaved work with a very long undo history keeps the map and the latest changes', () => {
  const [first, last] = [work.done[0]!, work.done.at(-1)!];
  const size = JSON.stringify(first).length;
  const many = new Array<typeof first>(Math.ceil(mostCharacters / size)).fill(first);
  keepWorkDraft(place, { ...work, done: [...many, last] }, {}, now);
  const back = readWorkDraft(place, {})!;
  expect(back.map.trainees).toEqual(work.map.trainees);
  expect(back.done.at(-1)).toEqual(last);
  expect(back.done.length).toBeGreaterThan(many.length / 4);
  expect(back.done.length).toBeLessThan(many.length);
});

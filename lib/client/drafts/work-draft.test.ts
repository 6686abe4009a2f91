/** @jest-environment jsdom */
import { execute, startWork, undo, type Work } from '@/lib/core/workbench/history';
import { apart, mapFrom } from '@/lib/core/workbench/testing/map-from';
import { clearDrafts, writeDraft } from './drafts';
import { readWorkDraft, workDraftKey } from './work-draft';

const key = workDraftKey('kari', '8b');
const ids = ['a', 'b'].map((letter) => `10000000-0000-4000-8000-00000000000${letter}`);
const map = mapFrom(`${ids[0]} ${ids[1]} -`, { conditions: [apart(...ids)], locked: [ids[1]!] });
const work: Work = execute(
  execute(startWork(map), {
    type: 'addGuest',
    guest: { id: 'guest', name: 'Liv' },
  }).work,
  { type: 'setAbsent', pupil: ids[0]!, desk: 'offered' },
).work;

beforeEach(() => window.sessionStorage.clear());

it('a map in hand comes back with all that can be undone and redone', () => {
  const half = undo(work).work;
  writeDraft(key, half);
  expect(readWorkDraft(key)).toEqual(JSON.parse(JSON.stringify(half)));
});

it.each([
  ['without a map', { done: [], undone: [] }],
  [
    'with a condition of another shape',
    { ...work, map: { ...map, conditions: [{ id: 'x', type: 'near' }] } },
  ],
  ['with a step of another shape', { ...work, done: [{ change: 'everything' }] }],
])('one %s counts as none', (_, draft) => {
  writeDraft(key, draft);
  expect(readWorkDraft(key)).toBeUndefined();
});

it('goes when the teacher logs out, because it has names of guests', () => {
  writeDraft(key, work);
  clearDrafts();
  expect(readWorkDraft(key)).toBeUndefined();
});

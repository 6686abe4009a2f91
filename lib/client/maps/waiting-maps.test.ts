/** @jest-environment jsdom */
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { z } from 'zod';
import { classCalls, type ClassDetail } from '@/lib/contracts/classes/classes';
import { mapCalls, saveMapSchema, type SavedMap } from '@/lib/contracts/maps/maps';
import { fakeApi, offline, problem } from '../http/testing/fake-api';
import { keyOf } from '../http/queries';
import { keepWorkDraft, mapPlace, readWorkDraft } from '../local/work-draft';
import {
  changeOrWait,
  closeWaitingMaps,
  onSent,
  openWaitingMaps,
  saveOrWait,
  sendWaitingMaps,
  waitingMaps,
  type Waiting,
} from './waiting-maps';

const mockRows = new Map<string, { at: number; value: unknown }>();
const mockStorage = { isFull: false };
jest.mock('../local/marks', () => ({ deviceOwner: () => 'kari', outlivesTab: () => false }));
jest.mock('../local/register-worker', () => ({}));
jest.mock('../local/database', () => ({
  storeRow: async (_: string, place: string, value: unknown) => {
    if (mockStorage.isFull) throw new DOMException('full', 'QuotaExceededError');
    mockRows.set(place, { at: mockRows.size, value });
  },
  removeRow: async (_: string, place: string) => void mockRows.delete(place),
  loadRows: async () => [...mockRows].map(([place, row]) => ({ place, ...row })),
}));

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const pupils = ['Ada', 'Bo'].map((name, index) => ({ id: id(10 + index), name }));
const desks = [0, 1].map((col) => ({ row: 0, col }));
const detail: ClassDetail = {
  ...{ id: id(1), grade: '8', name: '8B', version: 1, teacherName: 'Kari', isOwn: true },
  ...{ mayEdit: true, mayShare: true, isPrivate: false, archivedAt: null, editors: [], maps: [] },
  pupils,
};
const input = (last: number, of = pupils) =>
  saveMapSchema.parse({
    id: id(last),
    roomName: 'longRows',
    desks,
    conditions: [],
    seats: of.map((pupil, index) => ({ pupilId: pupil.id, desk: desks[index] })),
  });
const turned = [pupils[1]!, pupils[0]!];
const saving = `POST /classes/${id(1)}/maps`;
const changing = `PUT /maps/${id(20)}`;

let client: QueryClient;
let news: { waiting: Waiting; isStored: boolean }[];

/** Opens a teacher's page with the data that this browser has stored. */
async function openPage() {
  client = new QueryClient();
  client.mount();
  news = [];
  onSent(client, (waiting, isStored) => news.push({ waiting, isStored }));
  client.setQueryData(keyOf(classCalls.readClass, { params: { classId: id(1) } }), detail);
  await openWaitingMaps(client);
}

beforeEach(async () => {
  mockRows.clear();
  window.sessionStorage.clear();
  onlineManager.setOnline(true);
  await openPage();
});
afterEach(() => closeWaitingMaps(client));

async function saveOffline(last = 20): Promise<SavedMap> {
  fakeApi({ [saving]: offline });
  const map = await saveOrWait(client, id(1), input(last));
  client.setQueryData(keyOf(mapCalls.readMap, { params: { mapId: map.id } }), map);
  return map;
}

function changeOffline(of = pupils) {
  const { id: _, name: __, ...state } = input(20, of);
  return changeOrWait(client, id(20), { ...state, version: 1 });
}

const untilStored = (count = 1) =>
  waitFor(() => expect(news.filter(({ isStored }) => isStored)).toHaveLength(count), {
    timeout: 4000,
  });
const untilRefused = () =>
  waitFor(() => expect(news.filter(({ isStored }) => !isStored)).toHaveLength(1), {
    timeout: 4000,
  });

it('a map saved offline is stored in the browser and sent once', async () => {
  const map = await saveOffline();
  expect(map.seats.map(({ pupil }) => pupil.name)).toEqual(['Ada', 'Bo']);
  const api = fakeApi({ [saving]: { body: map } });
  sendWaitingMaps(client);
  await untilStored();
  sendWaitingMaps(client);
  expect(waitingMaps(client)).toEqual([]);
  expect(mockRows.size).toBe(0);
  expect(api.sent(saving)).toMatchObject([{ id: id(20) }]);
});

it('a map saved offline is sent after the page was closed and reopened', async () => {
  const map = await saveOffline();
  closeWaitingMaps(client);
  await openPage();
  expect(waitingMaps(client)).toHaveLength(1);
  fakeApi({ [saving]: { body: map } });
  sendWaitingMaps(client);
  await untilStored();
});

it('a map saved offline is not sent again if another tab has already sent it', async () => {
  const map = await saveOffline();
  const kept = [...mockRows];
  fakeApi({ [saving]: { body: map } });
  sendWaitingMaps(client);
  await untilStored();
  closeWaitingMaps(client);
  for (const [place, row] of kept) mockRows.set(place, row);
  await openPage();
  mockRows.clear();
  const api = fakeApi({ [saving]: { body: map } });
  sendWaitingMaps(client);
  await waitFor(() => expect(waitingMaps(client)).toEqual([]));
  expect(api.sent(saving)).toEqual([]);
});

it('a map saved offline is sent with the corrections made before it is sent', async () => {
  const map = await saveOffline();
  fakeApi({ [changing]: offline });
  await changeOffline(turned);
  const api = fakeApi({ [saving]: { body: map } });
  sendWaitingMaps(client);
  await untilStored();
  const corrected = [{ pupilId: id(11) }, { pupilId: id(10) }];
  expect(api.sent(saving)).toMatchObject([{ seats: corrected }]);
});

const newMap = mapPlace('kari', id(1));
const savedMap = mapPlace('kari', id(1), id(20));

/** Stores the draft of a map, as the page that saved the map does. */
function keepDraft(of = pupils) {
  const layout = { desks, marks: [], boardSide: 'top' as const };
  const seats = Object.fromEntries(of.map((pupil, index) => [pupil.id, desks[index]!]));
  const lists = { trainees: [], locked: [], absent: [], emptyDesks: [], conditions: [], off: [] };
  const basis = { room: { standard: 'longRows', seatCount: 2 }, today: '2026-08-17' };
  const work = { map: { layout, seats, basis, ...lists }, done: [], undone: [] };
  keepWorkDraft(savedMap, work, { version: 1 });
}

it('the draft of a map saved offline is removed once the server has stored the map', async () => {
  const map = await saveOffline();
  keepDraft();
  fakeApi({ [saving]: { body: map } });
  sendWaitingMaps(client);
  await untilStored();
  expect(readWorkDraft(savedMap, {})).toBeUndefined();
});

it('once the server has stored a map saved offline, a draft with later changes gets the version number of that map', async () => {
  const map = await saveOffline();
  keepDraft(turned);
  fakeApi({ [saving]: { body: { ...map, version: 2 } } });
  sendWaitingMaps(client);
  await untilStored();
  expect(readWorkDraft(savedMap, { version: z.number() })).toMatchObject({ rest: { version: 2 } });
});

it('a correction of a map saved offline is not sent while the map itself waits to be sent', async () => {
  const map = await saveOffline();
  const api = fakeApi({ [changing]: { body: map } });
  await changeOffline(turned);
  expect(api.sent(changing)).toEqual([]);
  expect(waitingMaps(client)).toHaveLength(1);
});

it('when the server refuses a correction of a saved map, the correction becomes a draft again and is not sent again', async () => {
  const map = await saveOffline();
  fakeApi({ [saving]: { body: map } });
  sendWaitingMaps(client);
  await untilStored();
  fakeApi({ [changing]: offline });
  await changeOffline();
  keepDraft();
  const api = fakeApi({ [changing]: problem('changedMeanwhile') });
  sendWaitingMaps(client);
  await untilRefused();
  closeWaitingMaps(client);
  await openPage();
  sendWaitingMaps(client);
  expect(waitingMaps(client)).toEqual([]);
  expect(mockRows.size).toBe(0);
  expect(api.sent(changing)).toHaveLength(1);
  expect(readWorkDraft(savedMap, {})).toBeDefined();
});

it('when the server refuses a map saved offline, the map becomes the draft for a new map of its class', async () => {
  await saveOffline();
  keepDraft();
  fakeApi({ [saving]: problem('classArchived') });
  sendWaitingMaps(client);
  await untilRefused();
  expect(waitingMaps(client)).toEqual([]);
  expect(mockRows.size).toBe(0);
  expect(readWorkDraft(savedMap, {})).toBeUndefined();
  expect(readWorkDraft(newMap, {})).toBeDefined();
});

it.each(['notSignedIn', 'noTeacher', 'unavailable'] as const)(
  'a map saved offline is sent again after one refusal with the error %s',
  async (code) => {
    const map = await saveOffline();
    const api = fakeApi({ [saving]: problem(code) });
    sendWaitingMaps(client);
    await waitFor(() => expect(api.sent(saving)).toHaveLength(1));
    expect(waitingMaps(client)).toHaveLength(1);
    api.answers[saving] = { body: map };
    await untilStored();
    expect(waitingMaps(client)).toEqual([]);
  },
);

it('a map saved offline counts as refused after two answers with status 403', async () => {
  await saveOffline();
  const api = fakeApi({ [saving]: problem('noActivePlan') });
  sendWaitingMaps(client);
  await untilRefused();
  expect(api.sent(saving)).toHaveLength(2);
  expect(waitingMaps(client)).toEqual([]);
});

it('saving offline fails and stores nothing when the browser storage is full', async () => {
  mockStorage.isFull = true;
  await expect(saveOffline()).rejects.toMatchObject({ code: 'offline' });
  mockStorage.isFull = false;
  expect(waitingMaps(client)).toEqual([]);
});

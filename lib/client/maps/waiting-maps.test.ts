/** @jest-environment jsdom */
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { classCalls, type ClassDetail } from '@/lib/contracts/classes/classes';
import { mapCalls, saveMapSchema, type SavedMap } from '@/lib/contracts/maps/maps';
import { fakeApi, offline, problem } from '../http/testing/fake-api';
import { keyOf } from '../http/queries';
import {
  changeOrWait,
  closeWaitingMaps,
  decideWaiting,
  dropWaiting,
  followWaitingMaps,
  onSent,
  openWaitingMaps,
  saveOrWait,
  sendWaitingMaps,
  tryAgain,
  waitingMaps,
  type Waiting,
} from './waiting-maps';

const mockRows = new Map<string, { at: number; value: unknown }>();
const mockStorage = { isFull: false };
jest.mock('../local/marks', () => ({ deviceOwner: () => 'kari' }));
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

/** The page of a teacher, with what this browser keeps. */
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

it('keeps a map that no network takes, and sends it once, by itself', async () => {
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

it('sends it after the page was closed', async () => {
  const map = await saveOffline();
  closeWaitingMaps(client);
  await openPage();
  expect(waitingMaps(client)).toHaveLength(1);
  fakeApi({ [saving]: { body: map } });
  sendWaitingMaps(client);
  await untilStored();
});

it('sends it once where two tabs have it', async () => {
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

it('sends a correction of a map that waits with it', async () => {
  const map = await saveOffline();
  fakeApi({ [changing]: offline });
  await changeOffline(turned);
  // The server has the map as it was before: only the answer was lost.
  const api = fakeApi({ [saving]: { body: map }, [changing]: { body: map } });
  sendWaitingMaps(client);
  await untilStored();
  const corrected = [{ pupilId: id(11) }, { pupilId: id(10) }];
  expect(api.sent(saving)).toMatchObject([{ seats: corrected }]);
  expect(api.sent(changing)).toMatchObject([{ version: 1, seats: corrected }]);
});

it('takes up what another tab has left', async () => {
  await saveOffline();
  closeWaitingMaps(client);
  await followWaitingMaps(client);
  await followWaitingMaps(client);
  expect(waitingMaps(client)).toHaveLength(1);
});

describe('a correction of a map that a colleague has changed', () => {
  const theirs = (map: SavedMap) => ({ ...map, version: 5 });

  async function refused() {
    const map = await saveOffline();
    fakeApi({ [saving]: { body: map } });
    sendWaitingMaps(client);
    await untilStored();
    fakeApi({ [changing]: offline });
    await changeOffline();
    const api = fakeApi({
      [changing]: problem('changedMeanwhile'),
      [`GET /maps/${id(20)}`]: { body: theirs(map) },
    });
    sendWaitingMaps(client);
    await untilRefused();
    const [waiting] = waitingMaps(client);
    expect(waiting).toMatchObject({ refusal: 'changedMeanwhile', newest: { version: 5 } });
    // It is not sent again by itself, not even by another page.
    sendWaitingMaps(client);
    closeWaitingMaps(client);
    await openPage();
    sendWaitingMaps(client);
    expect(waitingMaps(client)).toMatchObject([{ newest: { version: 5 } }]);
    expect(api.sent(changing)).toHaveLength(1);
    return { map, waiting: waiting! };
  }

  it('replaces theirs where the teacher says so', async () => {
    const { map, waiting } = await refused();
    const api = fakeApi({ [changing]: { body: map } });
    expect(await decideWaiting(client, waiting, 'mine')).toBe(true);
    expect(api.sent(changing)).toMatchObject([{ version: 5 }]);
  });

  it('is given up for theirs', async () => {
    const { waiting } = await refused();
    expect(await decideWaiting(client, waiting, 'theirs')).toBe(true);
    expect(waitingMaps(client)).toEqual([]);
    expect(mockRows.size).toBe(0);
  });

  it('becomes a map of its own, one however often it is sent', async () => {
    const { map, waiting } = await refused();
    const api = fakeApi({ [saving]: offline });
    expect(await decideWaiting(client, waiting, 'asNew')).toBe(false);
    api.answers[saving] = { body: map };
    await waitFor(() => expect(onlineManager.isOnline()).toBe(false));
    sendWaitingMaps(client);
    await untilStored();
    const ids = api.sent(saving).map((body) => (body as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).not.toBe(id(20));
  });
});

it('sends a correction that comes while its map is sent, after it', async () => {
  const map = await saveOffline();
  const api = fakeApi({ [changing]: offline });
  api.answers[saving] = async () => {
    await changeOffline(turned);
    api.answers[changing] = { body: map };
    return { body: map };
  };
  sendWaitingMaps(client);
  await untilStored();
  sendWaitingMaps(client);
  await untilStored(2);
  expect(api.sent(saving)).toMatchObject([{ seats: [{ pupilId: id(10) }, { pupilId: id(11) }] }]);
  expect(api.sent(changing).at(-1)).toMatchObject({ version: 1, seats: [{ pupilId: id(11) }, {}] });
});

it('leaves out pupils who have left the class', async () => {
  const map = await saveOffline();
  const left = problem('seatingInvalid', [{ path: 'seats', code: 'unknownPupil' }]);
  const api = fakeApi({ [`GET /classes/${id(1)}`]: { body: { ...detail, pupils: [pupils[0]] } } });
  let asked = 0;
  api.answers[saving] = () => (asked++ === 0 ? left : { body: map });
  sendWaitingMaps(client);
  await untilStored();
  expect(api.sent(saving)[1]).toMatchObject({ seats: [{ pupilId: id(10) }] });
});

it('holds what the server refuses, until the teacher tries again or gives it up', async () => {
  const map = await saveOffline();
  fakeApi({ [saving]: problem('classArchived') });
  sendWaitingMaps(client);
  await untilRefused();
  const [waiting] = waitingMaps(client);
  expect(waiting).toMatchObject({ refusal: 'classArchived' });
  fakeApi({ [saving]: { body: map } });
  expect(await tryAgain(client, waiting!)).toBe(true);
  await saveOffline(21);
  await dropWaiting(client, id(21));
  expect(waitingMaps(client)).toEqual([]);
  expect(mockRows.size).toBe(0);
});

it.each(['notSignedIn', 'noTeacher', 'unavailable'] as const)(
  'tries a map again that was refused once with %s',
  async (code) => {
    const map = await saveOffline();
    const api = fakeApi({ [saving]: problem(code) });
    sendWaitingMaps(client);
    await waitFor(() => expect(api.sent(saving)).toHaveLength(1));
    expect(waitingMaps(client)[0]!.refusal).toBeUndefined();
    api.answers[saving] = { body: map };
    await untilStored();
    expect(waitingMaps(client)).toEqual([]);
  },
);

it('takes the same 403 at the next try for a refusal', async () => {
  await saveOffline();
  const api = fakeApi({ [saving]: problem('noActivePlan') });
  sendWaitingMaps(client);
  await untilRefused();
  expect(api.sent(saving)).toHaveLength(2);
  expect(waitingMaps(client)).toMatchObject([{ refusal: 'noActivePlan' }]);
});

it('says that there is no network where the browser takes no more, and keeps nothing halfway', async () => {
  mockStorage.isFull = true;
  await expect(saveOffline()).rejects.toMatchObject({ code: 'offline' });
  mockStorage.isFull = false;
  expect(waitingMaps(client)).toEqual([]);
});

/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { classCalls, type ClassDetail } from '@/lib/contracts/classes/classes';
import { mapCalls, saveMapSchema, type SavedMap } from '@/lib/contracts/maps/maps';
import { fakeApi, offline, problem } from '../http/testing/fake-api';
import { keyOf } from '../http/queries';
import {
  changeOrKeep,
  decideUnsent,
  readUnsent,
  saveOrKeep,
  sendUnsent,
  unsentMaps,
} from './unsent';

const mockRecords = new Map<string, string>();
const mockStorage = { isFull: false };
jest.mock('../page/device-owner', () => ({ deviceOwner: () => 'kari' }));
jest.mock('../offline/sealed-store', () => ({
  seal: async (_: string, name: string, value: unknown) => {
    if (mockStorage.isFull) throw new DOMException('full', 'QuotaExceededError');
    mockRecords.set(name, JSON.stringify(value));
  },
  unseal: async (_: string, name: string) => {
    const text = mockRecords.get(name);
    return text === undefined ? undefined : { value: JSON.parse(text) as unknown, at: 0 };
  },
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
const saving = `POST /classes/${id(1)}/maps`;
const changing = `PUT /maps/${id(20)}`;

let client: QueryClient;

beforeEach(async () => {
  mockRecords.clear();
  await readUnsent();
  client = new QueryClient();
  client.setQueryData(keyOf(classCalls.readClass, { params: { classId: id(1) } }), detail);
});

async function saveOffline(last = 20): Promise<SavedMap> {
  fakeApi({ [saving]: offline });
  const map = await saveOrKeep(client, id(1), input(last));
  client.setQueryData(keyOf(mapCalls.readMap, { params: { mapId: map.id } }), map);
  return map;
}

it('keeps a map that no network takes, and sends it once', async () => {
  const map = await saveOffline();
  expect(map.seats.map(({ pupil }) => pupil.name)).toEqual(['Ada', 'Bo']);
  const api = fakeApi({ [saving]: offline });
  expect((await sendUnsent()).stored).toEqual([]);
  api.answers[saving] = { body: map };
  expect((await sendUnsent()).stored).toHaveLength(1);
  expect((await sendUnsent()).stored).toEqual([]);
  expect(api.sent(saving)).toMatchObject([{ id: id(20) }, { id: id(20) }]);
});

it('sends a correction of a map that waits with it', async () => {
  await saveOffline();
  fakeApi({ [changing]: offline });
  const { id: _, name: __, ...state } = input(20, [pupils[1]!, pupils[0]!]);
  await changeOrKeep(client, id(20), { ...state, version: 1 });
  const api = fakeApi({ [saving]: { body: {} } });
  await sendUnsent();
  expect(api.sent(saving)).toMatchObject([{ seats: [{ pupilId: id(11) }, { pupilId: id(10) }] }]);
});

describe('a correction of a map that a colleague has changed', () => {
  const theirs = (map: SavedMap) => ({ ...map, version: 5 });

  async function refused() {
    const map = await saveOffline();
    fakeApi({ [saving]: { body: map } });
    await sendUnsent();
    fakeApi({ [changing]: offline });
    const { id: _, name: __, ...state } = input(20);
    await changeOrKeep(client, id(20), { ...state, version: 1 });
    const api = fakeApi({
      [changing]: problem('changedMeanwhile'),
      [`GET /maps/${id(20)}`]: { body: theirs(map) },
    });
    expect((await sendUnsent()).refused).toMatchObject([{ newest: { version: 5 } }]);
    // It is not sent again by itself.
    expect(await sendUnsent()).toEqual({ stored: [], refused: [] });
    expect(api.sent(changing)).toHaveLength(1);
    return map;
  }

  it('replaces theirs where the teacher says so', async () => {
    const map = await refused();
    await decideUnsent(id(20), 'mine');
    const api = fakeApi({ [changing]: { body: map } });
    expect((await sendUnsent()).stored).toHaveLength(1);
    expect(api.sent(changing)).toMatchObject([{ version: 5 }]);
  });

  it('is given up for theirs', async () => {
    await refused();
    await decideUnsent(id(20), 'theirs');
    expect(unsentMaps()).toEqual([]);
  });

  it('becomes a map of its own, one however often it is sent', async () => {
    const map = await refused();
    await decideUnsent(id(20), 'asNew');
    const api = fakeApi({ [saving]: offline });
    await sendUnsent();
    api.answers[saving] = { body: map };
    expect((await sendUnsent()).stored).toHaveLength(1);
    const ids = api.sent(saving).map((body) => (body as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).not.toBe(id(20));
  });
});

it('sends a correction that comes while its map is sent, after it', async () => {
  const map = await saveOffline();
  const { id: _, name: __, ...state } = input(20, [pupils[1]!, pupils[0]!]);
  const api = fakeApi({ [changing]: offline });
  api.answers[saving] = async () => {
    await changeOrKeep(client, id(20), { ...state, version: 1 });
    api.answers[changing] = { body: map };
    return { body: map };
  };
  expect((await sendUnsent()).stored).toHaveLength(2);
  expect(api.sent(saving)).toMatchObject([{ seats: [{ pupilId: id(10) }, { pupilId: id(11) }] }]);
  expect(api.sent(changing).at(-1)).toMatchObject({ version: 1, seats: [{ pupilId: id(11) }, {}] });
});

it('leaves out pupils who have left the class, and holds what the server refuses', async () => {
  const map = await saveOffline();
  const left = problem('seatingInvalid', [{ path: 'seats', code: 'unknownPupil' }]);
  const api = fakeApi({
    [saving]: left,
    [`GET /classes/${id(1)}`]: { body: { ...detail, pupils: [pupils[0]] } },
  });
  let asked = 0;
  api.answers[saving] = () => (asked++ === 0 ? left : { body: map });
  expect((await sendUnsent()).stored).toHaveLength(1);
  expect(api.sent(saving)[1]).toMatchObject({ seats: [{ pupilId: id(10) }] });

  await saveOffline(21);
  fakeApi({ [saving]: problem('classArchived') });
  expect((await sendUnsent()).refused).toHaveLength(1);
  expect(unsentMaps()).toMatchObject([{ refusal: 'classArchived' }]);
  fakeApi({ [saving]: { body: map } });
  expect((await sendUnsent({ isRetry: true })).stored).toHaveLength(1);
});

it.each(['notSignedIn', 'noTeacher', 'unavailable'] as const)(
  'tries a map again that was refused once with %s',
  async (code) => {
    const map = await saveOffline();
    fakeApi({ [saving]: problem(code) });
    expect(await sendUnsent()).toEqual({ stored: [], refused: [] });
    expect(unsentMaps()[0]!.refusal).toBeUndefined();
    fakeApi({ [saving]: { body: map } });
    expect((await sendUnsent()).stored).toHaveLength(1);
    expect(unsentMaps()).toEqual([]);
  },
);

it('takes the same 403 at the next try for a refusal, and sends the map when the teacher tries again', async () => {
  const map = await saveOffline();
  fakeApi({ [saving]: problem('noActivePlan') });
  expect((await sendUnsent()).refused).toEqual([]);
  expect((await sendUnsent()).refused).toMatchObject([{ refusal: 'noActivePlan' }]);
  expect(unsentMaps()).toHaveLength(1);
  fakeApi({ [saving]: { body: map } });
  expect((await sendUnsent({ isRetry: true })).stored).toHaveLength(1);
  expect(unsentMaps()).toEqual([]);
});

it('says that there is no network where the browser takes no more, and keeps nothing halfway', async () => {
  mockStorage.isFull = true;
  await expect(saveOffline()).rejects.toMatchObject({ code: 'offline' });
  mockStorage.isFull = false;
  expect(unsentMaps()).toEqual([]);
});

it('leaves in place what another tab waits to send', async () => {
  fakeApi({ [saving]: offline });
  await jest.isolateModulesAsync(async () => {
    const otherTab = await import('./unsent');
    await otherTab.saveOrKeep(client, id(1), input(21));
  });
  await saveOffline(20);
  expect(unsentMaps().map(({ map }) => map.id)).toEqual([id(21), id(20)]);
});

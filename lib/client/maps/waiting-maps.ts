import { onlineManager, useMutationState, type QueryClient } from '@tanstack/react-query';
import { classCalls, type ClassDetail } from '@/lib/contracts/classes/classes';
import { mapCalls, type ChangeMap, type SavedMap, type SaveMap } from '@/lib/contracts/maps/maps';
import { showConditions, showSeats } from '@/lib/core/maps/map-state';
import { isSameAs } from '@/lib/core/maps/saved-map';
import { ApiError, callApi } from '../http/api-client';
import { keyOf } from '../http/queries';
import { loadRows, removeRow, storeRow } from '../local/database';
import { deviceOwner } from '../local/marks';
import { waitingPlace } from '../local/owners';
import {
  continueWorkDraft,
  dropWorkDraft,
  mapPlace,
  moveWorkDraft,
  readWorkDraft,
} from '../local/work-draft';
import { toSavedMap } from './save-input';

/* A map saved without a network waits in React Query and in IndexedDB until the server has stored the map. */

export type Waiting = {
  /** Key of a map that waits to be sent. A corrected map gets a new key, so that the uncorrected map is not sent. */
  key: string;
  map: SavedMap;
} & ({ save: SaveMap } | { change: ChangeMap });

const mutationKey = ['waiting-map'];
const placeOf = ({ map }: Waiting) => waitingPlace + map.id;

const isPassing = ({ status }: ApiError) => [0, 401, 408, 429].includes(status) || status >= 500;

const filters = { mutationKey, status: 'pending' } as const;
const mutations = (client: QueryClient) => client.getMutationCache().findAll(filters);

export const waitingMaps = (client: QueryClient): Waiting[] =>
  mutations(client).map(({ state }) => state.variables as Waiting);

export const useWaitingMaps = (): Waiting[] =>
  useMutationState({ filters, select: ({ state }) => state.variables as Waiting });

export const useIsSending = (mapId: string | undefined): boolean =>
  useMutationState({ filters, select: ({ state }) => state }).some(
    ({ isPaused, variables }) => !isPaused && (variables as Waiting).map.id === mapId,
  );

export const onSent = (
  client: QueryClient,
  listener: (waiting: Waiting, isStored: boolean) => void,
): (() => void) =>
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.mutation.options.mutationKey !== mutationKey) return;
    const { type } = event.action;
    const { variables, data } = event.mutation.state;
    // If sending succeeds but returns no data, another tab has already sent the waiting map.
    if (type === 'success' && data) listener(variables as Waiting, true);
    if (type === 'error') listener(variables as Waiting, false);
  });

async function readKept(owner: string): Promise<Waiting[]> {
  const rows = await loadRows(owner, waitingPlace, Date.now());
  return rows.sort((a, b) => a.at - b.at).map(({ value }) => value as Waiting);
}

const options = (client: QueryClient, { map }: Waiting) => ({
  mutationKey,
  scope: { id: `waiting-map ${map.id}` },
  networkMode: 'online' as const,
  gcTime: Number.POSITIVE_INFINITY,
  retry: (count: number, error: Error) =>
    error instanceof ApiError && (isPassing(error) || (error.status === 403 && count === 0)),
  mutationFn: sendOne,
  onError: (_: Error, waiting: Waiting) => returnToDraft(waiting),
});

function start(client: QueryClient, waiting: Waiting): Promise<unknown> {
  return client
    .getMutationCache()
    .build<unknown, Error, Waiting, unknown>(client, options(client, waiting))
    .execute(waiting);
}

let opened: Promise<void> | undefined;

export const openWaitingMaps = (client: QueryClient): Promise<void> => (opened ??= open(client));

async function open(client: QueryClient): Promise<void> {
  const owner = deviceOwner();
  const kept = owner === null ? [] : await readKept(owner).catch(() => []);
  for (const waiting of kept) show(client, waiting);
}

function show(client: QueryClient, waiting: Waiting): void {
  client
    .getMutationCache()
    .build<unknown, Error, Waiting, unknown>(client, options(client, waiting), {
      context: undefined,
      data: undefined,
      error: null,
      failureCount: 0,
      failureReason: null,
      isPaused: true,
      status: 'pending',
      variables: waiting,
      submittedAt: Date.now(),
    });
}

export function sendWaitingMaps(client: QueryClient): void {
  onlineManager.setOnline(true);
  void client.resumePausedMutations();
}

export function closeWaitingMaps(client: QueryClient): void {
  opened = undefined;
  for (const mutation of mutations(client)) client.getMutationCache().remove(mutation);
}

export async function findWaiting(
  client: QueryClient,
  mapId: string,
): Promise<SavedMap | undefined> {
  await openWaitingMaps(client);
  return waitingMaps(client).find(({ map }) => map.id === mapId)?.map;
}

function drop(client: QueryClient, mapId: string): void {
  for (const mutation of mutations(client)) {
    if ((mutation.state.variables as Waiting).map.id === mapId) {
      client.getMutationCache().remove(mutation);
    }
  }
}

async function wait(client: QueryClient, waiting: Waiting): Promise<void> {
  await storeRow(deviceOwner()!, placeOf(waiting), waiting, Date.now());
  drop(client, waiting.map.id);
  void start(client, waiting).catch(() => {});
}

const canWait = (error: unknown) =>
  error instanceof ApiError && error.code === 'offline' && deviceOwner() !== null;

export async function saveOrWait(
  client: QueryClient,
  classId: string,
  input: SaveMap,
): Promise<SavedMap> {
  try {
    return await callApi(mapCalls.saveMap, { params: { classId }, body: input });
  } catch (error) {
    const key = keyOf(classCalls.readClass, { params: { classId } });
    const owner = client.getQueryData<ClassDetail>(key);
    if (!canWait(error) || !owner) throw error;
    onlineManager.setOnline(false);
    const map = toSavedMap(owner, input, new Date().toISOString());
    await wait(client, { key: crypto.randomUUID(), map, save: input }).catch(() => {
      throw error;
    });
    client.setQueryData<ClassDetail>(key, {
      ...owner,
      maps: [
        { ...map, plannedFor: null },
        ...owner.maps.filter(({ id }) => id !== map.id).map((one) => ({ ...one, isActive: false })),
      ],
    });
    return map;
  }
}

export async function changeOrWait(
  client: QueryClient,
  mapId: string,
  input: ChangeMap,
): Promise<SavedMap> {
  const earlier = waitingMaps(client).find(({ map }) => map.id === mapId);
  try {
    if (earlier) throw new ApiError('offline', 0);
    return await callApi(mapCalls.changeMap, { params: { mapId }, body: input });
  } catch (error) {
    const before = client.getQueryData<SavedMap>(keyOf(mapCalls.readMap, { params: { mapId } }));
    if (!canWait(error) || !before) throw error;
    onlineManager.setOnline(false);
    const { version: _, ...state } = input;
    const pupils = [...before.seats.map(({ pupil }) => pupil), ...before.unseated];
    const shown = { ...state, roomId: state.roomId ?? null };
    const map = { ...before, ...showSeats(shown, pupils), ...showConditions(shown, pupils) };
    const key = crypto.randomUUID();
    const next: Waiting =
      earlier && 'save' in earlier
        ? { key, map, save: { ...earlier.save, ...state } }
        : { key, map, change: input };
    await wait(client, next).catch(() => {
      throw error;
    });
    return map;
  }
}

async function returnToDraft(waiting: Waiting): Promise<void> {
  const owner = deviceOwner();
  if (owner === null) return;
  const { classId, id } = waiting.map;
  if ('save' in waiting) moveWorkDraft(mapPlace(owner, classId, id), mapPlace(owner, classId));
  await removeRow(owner, placeOf(waiting));
}

async function sendOne(waiting: Waiting): Promise<SavedMap | undefined> {
  const owner = deviceOwner();
  const kept = owner === null ? [] : await readKept(owner);
  if (owner === null || !kept.some(({ key }) => key === waiting.key)) return undefined;
  try {
    const stored = await send(waiting);
    await removeRow(owner, placeOf(waiting));
    const place = mapPlace(owner, stored.classId, stored.id);
    const draft = readWorkDraft(place, {});
    if (draft && isSameAs(draft.map, stored)) dropWorkDraft(place);
    else continueWorkDraft(place, stored.version);
    return stored;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'offline') onlineManager.setOnline(false);
    throw error;
  }
}

function send(waiting: Waiting): Promise<SavedMap> {
  const params = { mapId: waiting.map.id, classId: waiting.map.classId };
  return 'change' in waiting
    ? callApi(mapCalls.changeMap, { params, body: waiting.change })
    : callApi(mapCalls.saveMap, { params, body: waiting.save });
}

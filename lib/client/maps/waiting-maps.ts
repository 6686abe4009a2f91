import { onlineManager, useMutationState, type QueryClient } from '@tanstack/react-query';
import { classCalls, type ClassDetail } from '@/lib/contracts/classes/classes';
import { mapCalls, type ChangeMap, type SavedMap, type SaveMap } from '@/lib/contracts/maps/maps';
import { showConditions, showSeats } from '@/lib/core/maps/map-state';
import { ApiError, callApi, type ApiErrorCode } from '../http/api-client';
import { keyOf } from '../http/queries';
import { loadRows, removeRow, storeRow } from '../local/database';
import { deviceOwner } from '../local/marks';
import { waitingPlace } from '../local/owners';

/*
 * Maps that were saved without a network, in a browser that the teacher has marked as their own: each is a mutation that is
 * paused until there is a network, and a row of the browser's database until it is stored.
 */

export type Waiting = {
  /** Another one after each change, so that what is sent is not taken for what was changed meanwhile. */
  key: string;
  map: SavedMap;
  /** Why the server did not take it; then it waits for the teacher. */
  refusal?: ApiErrorCode;
  /** The map as another teacher has changed it meanwhile, beside a correction that was refused for that. */
  newest?: SavedMap;
  /** Whether it was corrected while it waited: the server may have it as it was before. */
  isCorrected?: boolean;
} & ({ save: SaveMap } | { change: ChangeMap });

const mutationKey = ['waiting-map'];
const placeOf = ({ map }: Waiting) => waitingPlace + map.id;

/** The map was refused for a reason that stays. */
class Refused extends ApiError {
  constructor(
    readonly waiting: Waiting,
    { code, status }: ApiError,
  ) {
    super(code, status);
  }
}

/** The answer says nothing of the map: no network, no session, too many calls, or a fault of the server. */
const isPassing = ({ status }: ApiError) => [0, 401, 408, 429].includes(status) || status >= 500;

const mutations = (client: QueryClient) =>
  client
    .getMutationCache()
    .findAll({ mutationKey, predicate: ({ state }) => state.status !== 'success' });
function toWaiting(variables: unknown, error: unknown): Waiting {
  const waiting = variables as Waiting;
  if (error instanceof Refused) return error.waiting;
  return error instanceof ApiError ? { ...waiting, refusal: error.code } : waiting;
}

/** The maps that wait to be sent, the earliest first. */
export const waitingMaps = (client: QueryClient): Waiting[] =>
  mutations(client).map(({ state }) => toWaiting(state.variables, state.error));

export const useWaitingMaps = (): Waiting[] =>
  useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.status !== 'success' },
    select: ({ state }) => toWaiting(state.variables, state.error),
  });

/** Calls the listener with each map that is stored or refused. Returns a function that ends it. */
export const onSent = (
  client: QueryClient,
  listener: (waiting: Waiting, isStored: boolean) => void,
): (() => void) =>
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.mutation.options.mutationKey !== mutationKey) return;
    const { type } = event.action;
    const { variables, data, error } = event.mutation.state;
    // Without data, another tab has sent it.
    if (type === 'success' && data) listener(variables as Waiting, true);
    if (type === 'error') listener(toWaiting(variables, error), false);
  });

/** One after another also between tabs. */
const alone = <Result>(act: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('waiting-maps', act) : act();

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
  mutationFn: (waiting: Waiting) => alone(() => sendOne(client, waiting)),
});

function start(client: QueryClient, waiting: Waiting): Promise<unknown> {
  return client
    .getMutationCache()
    .build<unknown, Error, Waiting, unknown>(client, options(client, waiting))
    .execute(waiting);
}

let opened: Promise<void> | undefined;

/** Takes up what this browser keeps for the teacher who has marked it; once for a page. */
export const openWaitingMaps = (client: QueryClient): Promise<void> =>
  (opened ??= followWaitingMaps(client));

/** Takes up what another tab has left, too. */
export async function followWaitingMaps(client: QueryClient): Promise<void> {
  const owner = deviceOwner();
  const kept = owner === null ? [] : await readKept(owner).catch(() => []);
  const known = new Set(waitingMaps(client).map(({ key }) => key));
  for (const waiting of kept) if (!known.has(waiting.key)) show(client, waiting);
}

/** Shows a map as paused, or as refused, until it is sent. */
function show(client: QueryClient, waiting: Waiting): void {
  const { refusal } = waiting;
  const error = refusal ? new Refused(waiting, new ApiError(refusal, 0)) : null;
  client
    .getMutationCache()
    .build<unknown, Error, Waiting, unknown>(client, options(client, waiting), {
      context: undefined,
      data: undefined,
      error,
      failureCount: 0,
      failureReason: null,
      isPaused: !refusal,
      status: refusal ? 'error' : 'pending',
      variables: waiting,
      submittedAt: Date.now(),
    });
}

/** Tries again whether there is a network, and sends what waits. */
export function sendWaitingMaps(client: QueryClient): void {
  onlineManager.setOnline(true);
  void client.resumePausedMutations();
}

/** Stops what waits here: the session has ended, or another teacher has signed in. */
export function closeWaitingMaps(client: QueryClient): void {
  opened = undefined;
  for (const mutation of mutations(client)) client.getMutationCache().remove(mutation);
}

/** The map as it waits to be sent; undefined where none of this id does. */
export async function findWaiting(
  client: QueryClient,
  mapId: string,
): Promise<SavedMap | undefined> {
  await openWaitingMaps(client);
  return waitingMaps(client).find(({ map }) => map.id === mapId)?.map;
}

function drop(client: QueryClient, mapId: string): void {
  for (const mutation of mutations(client)) {
    if (toWaiting(mutation.state.variables, mutation.state.error).map.id === mapId) {
      client.getMutationCache().remove(mutation);
    }
  }
}

/** Has a map wait in place of what waits of it. Throws where the browser takes no more; then nothing has changed. */
async function wait(client: QueryClient, waiting: Waiting): Promise<void> {
  await storeRow(deviceOwner()!, placeOf(waiting), waiting, Date.now());
  drop(client, waiting.map.id);
  void start(client, waiting).catch(() => {});
}

const canWait = (error: unknown) =>
  error instanceof ApiError && error.code === 'offline' && deviceOwner() !== null;

/** Saves a new map; without a network it waits here where this is the teacher's own browser. Throws an ApiError. */
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
    const map = toMap(owner, input, new Date().toISOString());
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

/** As `saveOrWait`, for a correction of a map. Corrections of one map that wait are sent as one. */
export async function changeOrWait(
  client: QueryClient,
  mapId: string,
  input: ChangeMap,
): Promise<SavedMap> {
  try {
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
    const earlier = waitingMaps(client).find((one) => one.map.id === mapId);
    const next: Waiting =
      earlier && 'save' in earlier
        ? { key, map, save: { ...earlier.save, ...state }, isCorrected: true }
        : { key, map, change: { ...input, version: earlier?.change.version ?? input.version } };
    await wait(client, next).catch(() => {
      throw error;
    });
    return map;
  }
}

/** A new map as the server would answer it. */
export function toMap(
  owner: Pick<ClassDetail, 'id' | 'grade' | 'name' | 'pupils'>,
  input: SaveMap,
  now: string,
): SavedMap {
  const state = { ...input, roomId: input.roomId ?? null };
  return {
    ...{ id: input.id, classId: owner.id, grade: owner.grade, className: owner.name },
    ...{ name: input.name ?? null, version: 1, createdAt: now, updatedAt: now, activeFrom: now },
    ...{ updatedBy: null, isUpdatedByMe: true, isActive: true, isToCome: false, isFixed: false },
    ...{ plannedFor: null, mayEdit: true, isClassArchived: false },
    ...showSeats(state, owner.pupils),
    ...showConditions(state, owner.pupils),
  };
}

/** Gives up a map that waits. */
export async function dropWaiting(client: QueryClient, mapId: string): Promise<void> {
  const owner = deviceOwner();
  drop(client, mapId);
  if (owner !== null) await removeRow(owner, waitingPlace + mapId);
}

/** Sends a map again that was refused, or waits. Returns whether it is stored; without a network it waits on. */
export async function tryAgain(client: QueryClient, waiting: Waiting): Promise<boolean> {
  const { refusal: _, newest: __, ...again } = waiting;
  await wait(client, again as Waiting);
  sendWaitingMaps(client);
  return new Promise((resolve) => {
    const look = () => {
      const one = mutations(client).find(({ state }) => keyIn(state.variables) === waiting.key);
      const { isPaused, failureCount, status } = one?.state ?? {};
      if (one && !isPaused && !failureCount && status !== 'error') return;
      stop();
      resolve(!one);
    };
    const stop = client.getMutationCache().subscribe(look);
    look();
  });
}

const keyIn = (variables: unknown) => (variables as Waiting | undefined)?.key;

/**
 * Goes on with a correction of a map that another teacher has changed: it replaces theirs, becomes a map of its own, or is
 * given up. Returns whether that is done; without a network it waits.
 */
export async function decideWaiting(
  client: QueryClient,
  { map, newest, ...waiting }: Waiting,
  choice: 'mine' | 'theirs' | 'asNew',
): Promise<boolean> {
  if (!('change' in waiting) || choice === 'theirs') {
    await dropWaiting(client, map.id);
    return true;
  }
  const key = crypto.randomUUID();
  const { version, ...state } = waiting.change;
  if (choice === 'mine') {
    const change = { ...state, version: newest?.version ?? version };
    return tryAgain(client, { key, map, change });
  }
  // Chosen once, so that sending it again after a lost answer makes no second map.
  const id = crypto.randomUUID();
  const isStored = await tryAgain(client, { key, map: { ...map, id }, save: { ...state, id } });
  await dropWaiting(client, map.id);
  return isStored;
}

/** Sends a map, unless another tab has done it. Throws an ApiError. */
async function sendOne(client: QueryClient, waiting: Waiting): Promise<SavedMap | undefined> {
  const owner = deviceOwner();
  const kept = owner === null ? [] : await readKept(owner);
  if (owner === null || !kept.some(({ key }) => key === waiting.key)) return undefined;
  try {
    const stored = await send(waiting);
    await settle(client, owner, waiting);
    return stored;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'offline') onlineManager.setOnline(false);
    if (isPassing(error) || error.status === 403) throw error;
    const newest =
      error.code === 'changedMeanwhile'
        ? await callApi(mapCalls.readMap, { params: { mapId: waiting.map.id } })
        : undefined;
    const refused = { ...waiting, refusal: error.code, newest };
    await storeRow(owner, placeOf(waiting), refused, Date.now());
    throw new Refused(refused, error);
  }
}

/** A correction that came while its map was sent is one of the version that is stored now. */
async function settle(client: QueryClient, owner: string, sent: Waiting): Promise<void> {
  const next = (await readKept(owner)).find(({ map }) => map.id === sent.map.id);
  if (!next || next.key === sent.key) return removeRow(owner, placeOf(sent));
  const { id: _, name: __, ...state } = 'save' in next ? next.save : { id: '', ...next.change };
  const version = 'save' in sent ? 1 : sent.change.version + 1;
  await wait(client, { key: crypto.randomUUID(), map: next.map, change: { ...state, version } });
}

async function send(waiting: Waiting, isFitted = false): Promise<SavedMap> {
  const params = { mapId: waiting.map.id, classId: waiting.map.classId };
  try {
    if ('change' in waiting) {
      return await callApi(mapCalls.changeMap, { params, body: waiting.change });
    }
    const saved = await callApi(mapCalls.saveMap, { params, body: waiting.save });
    if (!waiting.isCorrected) return saved;
    const { id: _, name: __, ...state } = waiting.save;
    return await callApi(mapCalls.changeMap, { params, body: { ...state, version: 1 } });
  } catch (error) {
    const hasLeavers =
      error instanceof ApiError && error.errors.some(({ code }) => code === 'unknownPupil');
    if (!hasLeavers || isFitted) throw error;
    return send(await withoutLeavers(waiting), true);
  }
}

/** The map without the pupils who have left the class since. */
async function withoutLeavers(waiting: Waiting): Promise<Waiting> {
  const params = { classId: waiting.map.classId };
  const { pupils } = await callApi(classCalls.readClass, { params });
  const fit = <State extends SaveMap | ChangeMap>(state: State): State => {
    const shown = { ...state, roomId: state.roomId ?? null };
    const { lapsedConditions: _, ...conditions } = showConditions(shown, pupils);
    const seats = showSeats(shown, pupils).seats.map(({ pupil, desk }) => ({
      pupilId: pupil.id,
      desk,
    }));
    return { ...state, ...conditions, seats };
  };
  return 'save' in waiting
    ? { ...waiting, save: fit(waiting.save) }
    : { ...waiting, change: fit(waiting.change) };
}

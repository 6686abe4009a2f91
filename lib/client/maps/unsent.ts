import type { QueryClient } from '@tanstack/react-query';
import { classCalls, type ClassDetail } from '@/lib/contracts/classes/classes';
import { mapCalls, type ChangeMap, type SavedMap, type SaveMap } from '@/lib/contracts/maps/maps';
import { showConditions, showSeats } from '@/lib/core/maps/map-state';
import { ApiError, callApi, type ApiErrorCode } from '../http/api-client';
import { keyOf } from '../http/queries';
import { deviceOwner } from '../page/device-owner';
import { seal, unseal } from '../offline/sealed-store';

/*
 * Maps that were saved without a network, in a browser that the teacher has marked as their own. They wait there, encrypted,
 * and are sent by themselves when there is a network again.
 */

export type Unsent = {
  /** Another one after each change, so that what is sent is not taken for what was changed meanwhile. */
  key: string;
  map: SavedMap;
  /** Why the server did not take it; then it waits for the teacher. */
  refusal?: ApiErrorCode;
  /** The code of one 403, which may have been a mistake: the same answer at the next try is a refusal. */
  doubt?: ApiErrorCode;
  /** The map as another teacher has changed it meanwhile, beside a correction that was refused for that. */
  newest?: SavedMap;
} & ({ save: SaveMap } | { change: ChangeMap });

let waiting: readonly Unsent[] = [];
const listeners = new Set<() => void>();

export function onUnsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The maps that wait to be sent, the earliest first; the same list until it changes. */
export const unsentMaps = (): readonly Unsent[] => waiting;

function show(now: readonly Unsent[]): void {
  waiting = now;
  for (const listener of listeners) listener();
}

async function readKept(): Promise<readonly Unsent[]> {
  const owner = deviceOwner();
  const kept = owner === null ? undefined : await unseal(owner, 'unsent', Date.now());
  return (kept?.value as readonly Unsent[] | undefined) ?? [];
}

/** One after another also between tabs. */
const alone = <Result>(name: string, act: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(name, act) : act();

/** Changes what waits, as this or another tab has left it. Throws where the browser takes no more; then nothing has changed. */
const change = (act: (now: readonly Unsent[]) => readonly Unsent[]): Promise<void> =>
  alone('unsent-list', async () => {
    const next = act(await readKept());
    const owner = deviceOwner();
    if (owner !== null) await seal(owner, 'unsent', next, Date.now());
    show(next);
  });

/** Reads what waits, as this or another tab has left it. */
export const readUnsent = async (): Promise<void> => show(await readKept());

const without =
  ({ key }: Unsent, ...instead: Unsent[]) =>
  (now: readonly Unsent[]) =>
    now.some((one) => one.key === key)
      ? [...instead, ...now.filter((one) => one.key !== key)]
      : now;

let firstRead: Promise<void> | undefined;

/** The map as it waits to be sent; undefined where none of this id does. */
export async function findUnsent(mapId: string): Promise<SavedMap | undefined> {
  if (deviceOwner() === null) return undefined;
  await (firstRead ??= readUnsent().catch(() => {}));
  return waiting.find(({ map }) => map.id === mapId)?.map;
}

const canWait = (error: unknown) =>
  error instanceof ApiError && error.code === 'offline' && deviceOwner() !== null;

/** Saves a new map; without a network it waits here where this is the teacher's own browser. Throws an ApiError. */
export async function saveOrKeep(
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
    const map = toMap(owner, input, new Date().toISOString());
    const unsent = { key: crypto.randomUUID(), map, save: input };
    await change((now) => [...now.filter((one) => one.map.id !== map.id), unsent]).catch(() => {
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

/** As `saveOrKeep`, for a correction of a map. Corrections of one map that wait are sent as one. */
export async function changeOrKeep(
  client: QueryClient,
  mapId: string,
  input: ChangeMap,
): Promise<SavedMap> {
  try {
    return await callApi(mapCalls.changeMap, { params: { mapId }, body: input });
  } catch (error) {
    const before = client.getQueryData<SavedMap>(keyOf(mapCalls.readMap, { params: { mapId } }));
    if (!canWait(error) || !before) throw error;
    const { version: _, ...state } = input;
    const pupils = [...before.seats.map(({ pupil }) => pupil), ...before.unseated];
    const shown = { ...state, roomId: state.roomId ?? null };
    const map = { ...before, ...showSeats(shown, pupils), ...showConditions(shown, pupils) };
    const key = crypto.randomUUID();
    await change((now) => {
      const earlier = now.find((one) => one.map.id === mapId);
      const next: Unsent =
        earlier && 'save' in earlier
          ? { key, map, save: { ...earlier.save, ...state } }
          : { key, map, change: { ...input, version: earlier?.change.version ?? input.version } };
      return [...now.filter((one) => one !== earlier), next];
    }).catch(() => {
      throw error;
    });
    return map;
  }
}

/** A new map as the server would answer it. */
function toMap(owner: ClassDetail, input: SaveMap, now: string): SavedMap {
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
export const dropUnsent = (mapId: string): Promise<void> =>
  change((now) => now.filter(({ map }) => map.id !== mapId));

/**
 * Goes on with a correction of a map that another teacher has changed: it replaces theirs, becomes a map of its own, or is
 * given up.
 */
export async function decideUnsent(
  mapId: string,
  choice: 'mine' | 'theirs' | 'asNew',
): Promise<void> {
  const unsent = waiting.find(({ map }) => map.id === mapId);
  if (!unsent || !('change' in unsent) || choice === 'theirs') return dropUnsent(mapId);
  const { key, map, newest } = unsent;
  const { version, ...state } = unsent.change;
  // Chosen once, so that sending it again after a lost answer makes no second map.
  const id = crypto.randomUUID();
  const decided: Unsent =
    choice === 'asNew'
      ? { key, map: { ...map, id }, save: { ...state, id } }
      : { key, map, change: { ...state, version: newest?.version ?? version } };
  await change(without(unsent, decided));
}

/** A correction that came while its map was sent is one of the version that is stored now. */
const afterStoring = (sent: Unsent) => (now: readonly Unsent[]) =>
  now
    .filter(({ key }) => key !== sent.key)
    .map((one): Unsent => {
      if (one.map.id !== sent.map.id) return one;
      const { key, map } = one;
      const { id: _, name: __, ...state } = 'save' in one ? one.save : { id: '', ...one.change };
      const version = 'save' in sent ? 1 : sent.change.version + 1;
      return { key, map, change: { ...state, version } };
    });

/**
 * Sends what waits, the earliest first, until it is done or there is no network; maps that were refused once more where
 * `isRetry`. A correction of a map that another teacher has changed is refused, and waits until the teacher has decided.
 */
export async function sendUnsent({ isRetry = false } = {}): Promise<{
  stored: Unsent[];
  refused: Unsent[];
}> {
  return alone('unsent', async () => {
    await readUnsent();
    if (isRetry) await change((now) => now.map(({ refusal: _, doubt: __, ...one }) => one));
    const stored: Unsent[] = [];
    const refused: Unsent[] = [];
    const doubted = new Set<string>();
    for (;;) {
      const unsent = waiting.find(({ key, refusal }) => !refusal && !doubted.has(key));
      const next = unsent && (await sendOne(unsent));
      if (!unsent || next === 'offline') return { stored, refused };
      if (next === 'stored') {
        stored.push(unsent);
        await change(afterStoring(unsent));
      } else {
        if (next!.refusal) refused.push(next!);
        else if (next!.doubt) doubted.add(unsent.key);
        await change(without(unsent, next!));
      }
    }
  });
}

/** The answer says nothing of the map: no network, no session, too many calls, or a fault of the server. */
const isPassing = ({ status }: ApiError) => [0, 401, 408, 429].includes(status) || status >= 500;

/** Sends a map. Returns what waits in its place, if anything. */
async function sendOne(unsent: Unsent): Promise<'stored' | 'offline' | Unsent> {
  const { map } = unsent;
  const params = { mapId: map.id, classId: map.classId };
  try {
    if ('save' in unsent) await callApi(mapCalls.saveMap, { params, body: unsent.save });
    else await callApi(mapCalls.changeMap, { params, body: unsent.change });
    return 'stored';
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error)) return 'offline';
    if (error.status === 403 && unsent.doubt !== error.code) {
      return { ...unsent, doubt: error.code };
    }
    if (error.code === 'changedMeanwhile') {
      const newest = await callApi(mapCalls.readMap, { params }).catch(() => undefined);
      return newest ? { ...unsent, refusal: error.code, newest } : 'offline';
    }
    const isFitted = error.errors.some(({ code }) => code === 'unknownPupil');
    if (isFitted) return withoutLeavers(unsent).catch(() => 'offline' as const);
    return { ...unsent, refusal: error.code };
  }
}

/** The map without the pupils who have left the class since. */
async function withoutLeavers(unsent: Unsent): Promise<Unsent> {
  const params = { classId: unsent.map.classId };
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
  return 'save' in unsent
    ? { ...unsent, save: fit(unsent.save) }
    : { ...unsent, change: fit(unsent.change) };
}

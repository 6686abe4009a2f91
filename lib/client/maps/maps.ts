'use client';

import {
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import {
  changeMapSchema,
  mapCalls,
  saveMapSchema,
  type ChangeMapInput,
  type SavedMap,
  type SaveMapInput,
} from '@/lib/contracts/maps/maps';
import { termPlanCalls } from '@/lib/contracts/maps/term-plan';
import { classListCalls, type ClassPage } from '@/lib/contracts/classes/class-list';
import { classCalls } from '@/lib/contracts/classes/classes';
import { roomCalls } from '@/lib/contracts/rooms/rooms';
import { namedSeats } from '@/lib/core/maps/map-seats';
import { ApiError, callApi } from '@/lib/client/http/api-client';
import { answersOf, keyOf, queryOf } from '@/lib/client/http/queries';
import { todayInNorway } from '../page/today';
import { changeOrWait, findWaiting, saveOrWait } from './waiting-maps';
import type { ViewChoices } from './view-choices';

export function useMap(mapId: string | undefined) {
  const client = useQueryClient();
  return useQuery({
    ...mapQuery(client, mapId),
    enabled: mapId !== undefined,
  });
}

const mapQuery = (client: QueryClient, mapId: string | undefined) => {
  const query = queryOf(mapCalls.readMap, { params: { mapId: mapId! } });
  return { ...query, queryFn: async () => (await findWaiting(client, mapId!)) ?? query.queryFn() };
};

export function useMapHistory(classId: string | undefined) {
  return useQuery({
    ...queryOf(mapCalls.readMapHistory, { params: { classId: classId! } }),
    enabled: classId !== undefined,
  });
}

function showOnCard(client: QueryClient, map: SavedMap): void {
  const { id, createdAt, plannedFor, roomName, desks, marks, boardSide } = map;
  const seats = namedSeats(map);
  const activeMap = { id, createdAt, plannedFor, roomName, desks, marks, boardSide, seats };
  client.setQueriesData<InfiniteData<ClassPage>>(
    answersOf(classListCalls.listClasses),
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          classes: page.classes.map((one) =>
            one.id === map.classId ? { ...one, activeMap } : one,
          ),
        })),
      },
  );
}

export function useRefreshMaps() {
  const client = useQueryClient();
  return async (map?: SavedMap) => {
    if (map) client.setQueryData(keyOf(mapCalls.readMap, { params: { mapId: map.id } }), map);
    if (map?.isActive) showOnCard(client, map);
    const versions = map && keyOf(mapCalls.listMapVersions, { params: { mapId: map.id } });
    await Promise.all([
      client.invalidateQueries(answersOf(classListCalls.listClasses, classCalls.readClass)),
      client.invalidateQueries(
        answersOf(mapCalls.readMapHistory, termPlanCalls.readTermPlan, roomCalls.listClassRooms),
      ),
      versions && client.invalidateQueries({ queryKey: versions }),
    ]);
  };
}

export function useMapAct<Input = void>(act: (input: Input) => Promise<SavedMap>) {
  return useMutation({ mutationFn: act, onSuccess: useRefreshMaps() });
}

export function useSaveMap(classId: string) {
  const client = useQueryClient();
  const refresh = useRefreshMaps();
  return useMutation({
    mutationFn: (input: SaveMapInput) => saveOrWait(client, classId, saveMapSchema.parse(input)),
    // The refetch is not awaited, because without a network the refetch would end only when the browser is online
    // again.
    onSuccess: (map) => void refresh(map),
    onError: (error) => {
      const isOutdated = error instanceof ApiError && error.code === 'seatingInvalid';
      const queryKey = keyOf(classCalls.readClass, { params: { classId } });
      if (isOutdated) void client.invalidateQueries({ queryKey });
    },
  });
}

export const useActivateMap = (mapId: string) =>
  useMapAct(() => callApi(mapCalls.activateMap, { params: { mapId } }));

export type DeletedMap = Pick<SavedMap, 'id' | 'classId' | 'name' | 'createdAt' | 'plannedFor'>;

const deletedKey = (classId: string) => ['deleted-maps', classId];

export function useDeletedMaps(classId: string): DeletedMap[] {
  const { data } = useQuery<DeletedMap[]>({
    queryKey: deletedKey(classId),
    queryFn: () => [],
    initialData: [],
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data;
}

export function useDeleteMap(map: DeletedMap) {
  const { id, classId, name, createdAt, plannedFor } = map;
  const client = useQueryClient();
  const refresh = useRefreshMaps();
  return useMutation({
    mutationFn: () => callApi(mapCalls.deleteMap, { params: { mapId: id } }),
    onSuccess: () => {
      client.setQueryDefaults(deletedKey(classId), { gcTime: Infinity });
      client.setQueryData<DeletedMap[]>(deletedKey(classId), (others = []) => [
        ...others.filter((other) => other.id !== id),
        { id, classId, name, createdAt, plannedFor },
      ]);
      return refresh();
    },
  });
}

export function useRestoreMap({ id, classId }: DeletedMap) {
  const client = useQueryClient();
  const refresh = useRefreshMaps();
  return useMutation({
    mutationFn: () => callApi(mapCalls.restoreMap, { params: { mapId: id } }),
    onSuccess: async (map) => {
      await refresh(map);
      client.setQueryData<DeletedMap[]>(deletedKey(classId), (others = []) =>
        others.filter((other) => other.id !== id),
      );
    },
  });
}

export const useRenameMap = (mapId: string) =>
  useMapAct((name: string) => callApi(mapCalls.renameMap, { params: { mapId }, body: { name } }));

export function useChangeMap(mapId: string) {
  const client = useQueryClient();
  const refresh = useRefreshMaps();
  return useMutation({
    mutationFn: (input: ChangeMapInput) =>
      changeOrWait(client, mapId, changeMapSchema.parse(input)),
    // The refetch is not awaited, because without a network the refetch would end only when the browser is online
    // again.
    onSuccess: (map) => void refresh(map),
  });
}

export function useLoadMap(mapId: string): () => Promise<SavedMap> {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...mapQuery(client, mapId), staleTime: 0 });
}

export function mapFilePath(
  mapId: string,
  kind: 'pdf' | 'xlsx',
  locale: string,
  { perspective, paper, notes, list, away }: ViewChoices,
): string {
  const query = new URLSearchParams({ lang: locale, ...(perspective && { view: perspective }) });
  if (away) query.set('away', todayInNorway());
  if (kind === 'pdf') {
    query.set('paper', paper);
    if (notes) query.set('notes', '1');
    if (list) query.set('list', '1');
  }
  return `/maps/${mapId}/${kind}?${query}`;
}

'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import {
  mapHistorySchema,
  mapSchema,
  type SavedMap,
  type SaveMapInput,
} from '@/lib/contracts/maps';
import { ApiError, callApi } from '@/lib/client/http/api-client';
import type { ViewChoices } from './view-choices';

export function useMap(mapId: string | undefined) {
  return useQuery({
    queryKey: ['maps', mapId],
    queryFn: () => callApi('GET', `/maps/${mapId}`, { answer: mapSchema }),
    enabled: mapId !== undefined,
  });
}

/** Fetches the seats of the class's latest maps, newest first. */
export function useMapHistory(classId: string | undefined) {
  return useQuery({
    queryKey: ['history', classId],
    queryFn: () => callApi('GET', `/classes/${classId}/maps`, { answer: mapHistorySchema }),
    enabled: classId !== undefined,
  });
}

function useRefreshMaps() {
  const client = useQueryClient();
  return async (map?: SavedMap) => {
    if (map) client.setQueryData(['maps', map.id], map);
    await Promise.all([
      client.invalidateQueries({ queryKey: ['classes'] }),
      client.invalidateQueries({ queryKey: ['history'] }),
      client.invalidateQueries({ queryKey: ['rooms', 'of-class'] }),
    ]);
  };
}

/** Saves a map under an id that the caller chose, so that trying again saves nothing twice. */
export function useSaveMap(classId: string) {
  const client = useQueryClient();
  const refresh = useRefreshMaps();
  return useMutation({
    mutationFn: (input: SaveMapInput) =>
      callApi('POST', `/classes/${classId}/maps`, { answer: mapSchema, body: input }),
    onSuccess: refresh,
    onError: (error) => {
      // The class has changed since the map was made.
      const isOutdated = error instanceof ApiError && error.code === 'seatingInvalid';
      if (isOutdated) void client.invalidateQueries({ queryKey: ['classes', classId] });
    },
  });
}

export function useActivateMap(mapId: string) {
  const refresh = useRefreshMaps();
  return useMutation({
    mutationFn: () => callApi('POST', `/maps/${mapId}/activate`, { answer: mapSchema, body: {} }),
    onSuccess: refresh,
  });
}

export function useDeleteMap(mapId: string) {
  const refresh = useRefreshMaps();
  return useMutation({
    mutationFn: () => callApi('DELETE', `/maps/${mapId}`, { answer: z.undefined() }),
    onSuccess: () => refresh(),
  });
}

/** Path of a saved map's file in the given language, as the teacher wants to see it, relative to the API's base URL. */
export function mapFilePath(
  mapId: string,
  kind: 'pdf' | 'xlsx',
  locale: string,
  { perspective, paper, notes, list }: ViewChoices,
): string {
  const query = new URLSearchParams({ lang: locale, ...(perspective && { view: perspective }) });
  if (kind === 'pdf') {
    query.set('paper', paper);
    if (notes) query.set('notes', '1');
    if (list) query.set('list', '1');
  }
  return `/maps/${mapId}/${kind}?${query}`;
}

import type { QueryClient } from '@tanstack/react-query';
import { mapCalls, type Absences, type SavedMap } from '@/lib/contracts/maps/maps';
import { ApiError, fetchFile } from '../http/api-client';
import { keyOf } from '../http/queries';

export async function fetchMapFile(client: QueryClient, path: string) {
  try {
    return await fetchFile(path);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'offline') throw error;
    const { drawHere, readMapPath } = await import('./draw-here').catch(() => {
      throw error;
    });
    const asked = readMapPath(path);
    const params = { mapId: asked?.mapId ?? '' };
    const map = client.getQueryData<SavedMap>(keyOf(mapCalls.readMap, { params }));
    if (!asked || !map) throw error;
    const day = { ...params, day: asked.query.away ?? '' };
    const absences = client.getQueryData<Absences>(keyOf(mapCalls.listAbsences, { params: day }));
    return drawHere(map, absences, asked.query);
  }
}

export async function drawMapFile(map: SavedMap, path: string) {
  const { drawHere, readMapPath } = await import('./draw-here').catch(() => {
    throw new ApiError('offline', 0);
  });
  return drawHere(map, undefined, readMapPath(path)!.query);
}

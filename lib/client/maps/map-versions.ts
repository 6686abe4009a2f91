'use client';

import { useQuery } from '@tanstack/react-query';
import { mapCalls } from '@/lib/contracts/maps/maps';
import { callApi } from '@/lib/client/http/api-client';
import { queryOf } from '@/lib/client/http/queries';
import { useMapAct } from './maps';

/** Fetches the earlier states of a map, the latest first, once `isNeeded`. */
export function useMapVersions(mapId: string, isNeeded = true) {
  return useQuery({
    ...queryOf(mapCalls.listMapVersions, { params: { mapId } }),
    enabled: isNeeded,
  });
}

/** Fetches an earlier state of a map. */
export function useMapVersion(mapId: string, version: number | undefined) {
  return useQuery({
    ...queryOf(mapCalls.readMapVersion, { params: { mapId, version: String(version) } }),
    enabled: version !== undefined,
    // An earlier state does not change; only the names of its pupils do, and then all maps are fetched again.
    staleTime: Infinity,
  });
}

/** Makes an earlier state the present one; `newest` is the version that the teacher saw. */
export const useRestoreVersion = (mapId: string) =>
  useMapAct(({ version, newest }: { version: number; newest: number }) =>
    callApi(mapCalls.restoreMapVersion, {
      params: { mapId, version: String(version) },
      body: { version: newest },
    }),
  );

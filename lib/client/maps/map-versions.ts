'use client';

import { useQuery } from '@tanstack/react-query';
import { mapCalls } from '@/lib/contracts/maps/maps';
import { callApi } from '@/lib/client/http/api-client';
import { queryOf } from '@/lib/client/http/queries';
import { useMapAct } from './maps';

export function useMapVersions(mapId: string, isNeeded = true) {
  return useQuery({
    ...queryOf(mapCalls.listMapVersions, { params: { mapId } }),
    enabled: isNeeded,
  });
}

export function useMapVersion(mapId: string, version: number | undefined) {
  return useQuery({
    ...queryOf(mapCalls.readMapVersion, { params: { mapId, version: String(version) } }),
    enabled: version !== undefined,
    // The content of a stored map version never changes, except for renamed pupils.
    staleTime: Infinity,
  });
}

export const useRestoreVersion = (mapId: string) =>
  useMapAct(({ version, newest }: { version: number; newest: number }) =>
    callApi(mapCalls.restoreMapVersion, {
      params: { mapId, version: String(version) },
      body: { version: newest },
    }),
  );

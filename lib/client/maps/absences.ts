'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mapCalls, type Absences, type PutAbsence } from '@/lib/contracts/maps/maps';
import { callApi } from '@/lib/client/http/api-client';
import { queryOf } from '@/lib/client/http/queries';

const absencesQuery = (mapId: string, day: string) =>
  queryOf(mapCalls.listAbsences, { params: { mapId, day } });

export function useAbsences(mapId: string | undefined, day: string) {
  return useQuery({ ...absencesQuery(mapId!, day), enabled: mapId !== undefined });
}

export function usePutAbsence(mapId: string, day: string, markedBy: string | null) {
  const client = useQueryClient();
  const key = absencesQuery(mapId, day).queryKey;
  const show = ({ pupilId, away }: PutAbsence) =>
    client.setQueryData<Absences>(key, (shown = { away: [] }) => {
      const others = shown.away.filter((one) => one.pupilId !== pupilId);
      return { away: away ? [...others, { pupilId, markedBy }] : others };
    });
  return useMutation({
    mutationKey: key,
    mutationFn: (body: PutAbsence) =>
      callApi(mapCalls.putAbsence, { params: { mapId, day }, body }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key });
      show(change);
    },
    onError: (_, change) => show({ ...change, away: !change.away }),
    onSuccess: (answer) => {
      // The response to an earlier click must not overwrite the result of a later click.
      if (client.isMutating({ mutationKey: key }) === 1) client.setQueryData(key, answer);
    },
  });
}

export function useSaveAbsences() {
  const client = useQueryClient();
  return async (mapId: string, day: string, changes: readonly PutAbsence[]): Promise<void> => {
    for (const body of changes) {
      const absences = await callApi(mapCalls.putAbsence, { params: { mapId, day }, body });
      client.setQueryData(absencesQuery(mapId, day).queryKey, absences);
    }
  };
}

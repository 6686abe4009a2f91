'use client';

import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { packTermPlan, termPlanCalls, type EditedTermPlan } from '@/lib/contracts/maps/term-plan';
import { classCalls } from '@/lib/contracts/classes/classes';
import { ApiError, callApi } from '@/lib/client/http/api-client';
import { keyOf, queryOf } from '@/lib/client/http/queries';
import { useRefreshMaps } from './maps';
import type { ViewChoices } from './view-choices';

const termPlanQuery = (classId: string) =>
  queryOf(termPlanCalls.readTermPlan, { params: { classId } });

export const useTermPlan = (classId: string, isNeeded = true) =>
  useQuery({ ...termPlanQuery(classId), enabled: isNeeded });

export function termPlanFilePath(
  classId: string,
  kind: 'pdf' | 'xlsx',
  locale: string,
  { perspective, paper }: ViewChoices,
): string {
  const query = new URLSearchParams({ lang: locale, ...(perspective && { view: perspective }) });
  if (kind === 'pdf') query.set('paper', paper);
  return `/classes/${classId}/term-plan/${kind}?${query}`;
}

export function useKeepTermPlan(classId: string) {
  const client = useQueryClient();
  const refresh = useRefreshMaps();
  return useMutation({
    mutationFn: ({ skippedWeeks, ...edited }: EditedTermPlan & { skippedWeeks?: number[] }) =>
      callApi(termPlanCalls.keepTermPlan, {
        params: { classId },
        body: packTermPlan(edited, skippedWeeks),
      }),
    onSuccess: async (termPlan) => {
      client.setQueryData(termPlanQuery(classId).queryKey, termPlan);
      await refresh();
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      const refetch = (queryKey: QueryKey) => void client.invalidateQueries({ queryKey });
      if (error.code === 'changedMeanwhile') refetch(termPlanQuery(classId).queryKey);
      if (['seatingInvalid', 'forbidden', 'classArchived'].includes(error.code)) {
        refetch(keyOf(classCalls.readClass, { params: { classId } }));
      }
    },
  });
}

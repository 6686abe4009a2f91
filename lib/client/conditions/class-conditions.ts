'use client';

import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  conditionCalls,
  type KeptConditions,
  type PutConditions,
} from '@/lib/contracts/conditions/conditions';
import type { Condition } from '@/lib/core/conditions/condition';
import { allWithMarkedPupils, toMarkedPupils } from '@/lib/core/conditions/marks';
import { classCalls, type ClassDetail } from '@/lib/contracts/classes/classes';
import { callApi } from '@/lib/client/http/api-client';
import { useIsVisitor } from '@/lib/client/account/use-session';
import { keyOf, queryOf } from '@/lib/client/http/queries';
import {
  putVisitorConditions,
  readVisitorClass,
  visitorConditions,
} from '@/lib/client/visitor/visitor-class';

const conditionsQuery = (classId: string | undefined) =>
  queryOf(conditionCalls.readConditions, { params: { classId: classId! } });

export function useClassConditions(classId: string | undefined, isEnabled: boolean) {
  return useQuery({ ...conditionsQuery(classId), enabled: classId !== undefined && isEnabled });
}

export function useWithMarkedPupils(
  conditions: readonly Condition[] | undefined,
  detail: ClassDetail | undefined,
): Condition[] {
  return useMemo(
    () => (conditions && detail ? allWithMarkedPupils(conditions, toMarkedPupils(detail)) : []),
    [conditions, detail],
  );
}

export function useConditionsOfClasses(classIds: readonly string[]) {
  return useQueries({ queries: classIds.map((id) => conditionsQuery(id)) });
}

export function useChangeConditions(classId: string) {
  const { load, put } = useConditionCalls(classId);
  return useMutation({
    scope: { id: `conditions ${classId}` },
    mutationFn: async (change: (conditions: Condition[]) => Condition[]) => {
      const { version, conditions } = await load();
      return put({ version, conditions: change(conditions) });
    },
  });
}

/**
 * API calls for a class's seating conditions. The calls are plain functions instead of React mutations, because a call
 * may outlive the page.
 */
export interface ConditionCalls {
  load: () => Promise<KeptConditions>;
  put: (input: PutConditions) => Promise<KeptConditions>;
  refreshClass: () => void;
}

export function useConditionCalls(classId: string): ConditionCalls {
  const client = useQueryClient();
  const isVisitor = useIsVisitor();
  return useMemo(() => {
    if (isVisitor) {
      const put = ({ conditions }: PutConditions) =>
        Promise.resolve(putVisitorConditions(conditions));
      const load = () => Promise.resolve(visitorConditions(readVisitorClass()!));
      return { load, put, refreshClass: () => {} };
    }
    const query = conditionsQuery(classId);
    return {
      load: () => client.fetchQuery({ ...query, staleTime: 0 }),
      put: async (input) => {
        const kept = await callApi(conditionCalls.putConditions, {
          params: { classId },
          body: input,
        });
        client.setQueryData(query.queryKey, kept);
        return kept;
      },
      refreshClass: () =>
        void client.invalidateQueries({
          queryKey: keyOf(classCalls.readClass, { params: { classId } }),
        }),
    };
  }, [client, classId, isVisitor]);
}

'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { classCalls } from '@/lib/contracts/classes/classes';
import { groupRoundCalls, type GroupRound } from '@/lib/contracts/classes/group-rounds';
import { ApiError, callApi } from '@/lib/client/http/api-client';
import { keyOf, queryOf } from '@/lib/client/http/queries';

const roundsQuery = (classId: string) =>
  queryOf(groupRoundCalls.listGroupRounds, { params: { classId } });

/** Changes of a class's stored groups run one after another, so that the last response contains the newest list. */
const scopeOf = (classId: string) => ({ id: `group rounds ${classId}` });

export const useGroupRounds = (classId: string) => useQuery(roundsQuery(classId));

export function useKeepGroupRounds(classId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: scopeOf(classId),
    mutationFn: (rounds: GroupRound[]) =>
      callApi(groupRoundCalls.keepGroupRounds, { params: { classId }, body: { rounds } }),
    onSuccess: (rounds) => client.setQueryData(roundsQuery(classId).queryKey, rounds),
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      const { queryKey: roundsKey } = roundsQuery(classId);
      if (error.code === 'changedMeanwhile') {
        void client.invalidateQueries({ queryKey: roundsKey });
      }
      const outdated = ['groupsInvalid', 'forbidden', 'classArchived'];
      const isOutdated = outdated.includes(error.code);
      const queryKey = keyOf(classCalls.readClass, { params: { classId } });
      if (isOutdated) void client.invalidateQueries({ queryKey });
    },
  });
}

export function useDeleteGroupRound(classId: string) {
  const client = useQueryClient();
  const { queryKey } = roundsQuery(classId);
  return useMutation({
    scope: scopeOf(classId),
    mutationFn: (roundId: string) =>
      callApi(groupRoundCalls.deleteGroupRound, { params: { classId, roundId } }),
    onSuccess: (_, roundId) => {
      client.setQueryData<GroupRound[]>(queryKey, (rounds) =>
        rounds?.filter(({ id }) => id !== roundId),
      );
      return client.invalidateQueries({ queryKey });
    },
  });
}

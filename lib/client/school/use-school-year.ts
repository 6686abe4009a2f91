'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { classListCalls } from '@/lib/contracts/classes/class-list';
import { classCalls } from '@/lib/contracts/classes/classes';
import { callApi } from '@/lib/client/http/api-client';
import { answersOf, answersUnder, queryOf } from '@/lib/client/http/queries';
import { schoolYearCalls, type MoveYear } from '@/lib/contracts/school/school-year';

export function useYearProposal(schoolId: string) {
  return useQuery({
    ...queryOf(schoolYearCalls.readYearProposal, { params: { schoolId } }),
    // A refetch while the admin edits the form would change the proposed school year.
    refetchOnWindowFocus: false,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries(answersUnder('/schools')),
      client.invalidateQueries(
        answersOf(classListCalls.listClasses, classCalls.listArchivedClasses, classCalls.readClass),
      ),
    ]);
}

export function useMoveYear(schoolId: string) {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (input: MoveYear) =>
      callApi(schoolYearCalls.moveYear, { params: { schoolId }, body: input }),
    onSettled,
  });
}

export function useUndoYear(schoolId: string) {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (moveId: string) =>
      callApi(schoolYearCalls.undoYear, { params: { schoolId, moveId } }),
    onSettled,
  });
}

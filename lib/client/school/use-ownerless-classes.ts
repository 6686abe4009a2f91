'use client';

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/client/http/api-client';
import { answersOf, answersUnder, pagesOf } from '@/lib/client/http/queries';
import { classListCalls } from '@/lib/contracts/classes/class-list';
import { classCalls } from '@/lib/contracts/classes/classes';
import {
  classOwnerCalls,
  ownerlessCalls,
  type OwnerlessClass,
} from '@/lib/contracts/school/ownerless-classes';

export function useOwnerlessClasses(schoolId: string) {
  return useInfiniteQuery(pagesOf(ownerlessCalls.listOwnerlessClasses, { params: { schoolId } }));
}

export type OwnerlessAction =
  | { kind: 'give'; teacherId: string }
  | { kind: 'archive'; archived: boolean }
  | { kind: 'delete' };

export function useOwnerlessAction(schoolId: string, { id, version }: OwnerlessClass) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (action: OwnerlessAction): Promise<void> => {
      if (action.kind === 'give') {
        const body = { teacherId: action.teacherId };
        await callApi(classOwnerCalls.setClassOwner, { params: { classId: id }, body });
      } else if (action.kind === 'archive') {
        const body = { archived: action.archived, version };
        await callApi(classCalls.archiveClass, { params: { classId: id }, body });
      } else {
        await callApi(classCalls.deleteClass, { params: { classId: id } });
      }
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(answersUnder('/schools')),
        client.invalidateQueries(
          answersOf(
            classListCalls.listClasses,
            classCalls.listArchivedClasses,
            classCalls.readClass,
          ),
        ),
      ]),
  });
}

'use client';

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '@/lib/client/http/api-client';
import { classDetailSchema } from '@/lib/contracts/classes/classes';
import { ownerlessPageSchema, type OwnerlessClass } from '@/lib/contracts/school/ownerless-classes';

/** The school's classes without an owner, page by page. */
export function useOwnerlessClasses(schoolId: string) {
  return useInfiniteQuery({
    queryKey: ['school', schoolId, 'ownerless'],
    queryFn: ({ pageParam: after }) =>
      callApi(
        'GET',
        `/schools/${schoolId}/ownerless-classes${after ? `?after=${encodeURIComponent(after)}` : ''}`,
        { answer: ownerlessPageSchema },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** An admin's act on a class that has lost its owner. */
export type OwnerlessAction =
  { kind: 'give'; teacherId: string } | { kind: 'archive'; archived: boolean } | { kind: 'delete' };

export function useOwnerlessAction(schoolId: string, { id, version }: OwnerlessClass) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (action: OwnerlessAction): Promise<void> => {
      if (action.kind === 'give') {
        const { teacherId } = action;
        const path = `/classes/${id}/owner`;
        await callApi('PUT', path, { answer: z.undefined(), body: { teacherId } });
      } else if (action.kind === 'archive') {
        const body = { archived: action.archived, version };
        await callApi('PUT', `/classes/${id}/archived`, { answer: classDetailSchema, body });
      } else {
        await callApi('DELETE', `/classes/${id}`, { answer: z.undefined() });
      }
    },
    onSettled: () =>
      Promise.all(
        [['school', schoolId], ['classes'], ['archived-classes']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import {
  classDetailSchema,
  classListSchema,
  type ClassDetail,
  type ClassInput,
} from '@/lib/contracts/classes';
import { callApi } from '@/lib/client/http/api-client';

export function useClasses() {
  return useQuery({
    queryKey: ['classes'],
    queryFn: () => callApi('GET', '/classes', { answer: classListSchema }),
  });
}

const classQuery = (classId: string | undefined) => ({
  queryKey: ['classes', classId],
  queryFn: () => callApi('GET', `/classes/${classId}`, { answer: classDetailSchema }),
});

export function useClass(classId: string | undefined) {
  return useQuery({ ...classQuery(classId), enabled: classId !== undefined });
}

/** Fetches the class as it is stored now. */
export function useLoadClass(classId: string): () => Promise<ClassDetail> {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...classQuery(classId), staleTime: 0 });
}

function useRefreshClasses() {
  const client = useQueryClient();
  return (detail?: ClassDetail) => {
    if (detail) client.setQueryData(['classes', detail.id], detail);
    // Maps contain pupils' names: outdated maps must not be shown, not even while the new ones load.
    return Promise.all([
      client.invalidateQueries({ queryKey: ['classes'], exact: true }),
      client.resetQueries({ queryKey: ['maps'] }),
      client.resetQueries({ queryKey: ['history'] }),
    ]);
  };
}

/** Creates a class. The caller chooses the id, so a retry makes no second class. */
export function useCreateClass() {
  const refresh = useRefreshClasses();
  return useMutation({
    mutationFn: (input: ClassInput & { id: string }) =>
      callApi('POST', '/classes', { answer: classDetailSchema, body: input }),
    onSuccess: refresh,
  });
}

export function useUpdateClass(classId: string) {
  const refresh = useRefreshClasses();
  return useMutation({
    mutationFn: (input: ClassInput & { version: number }) =>
      callApi('PUT', `/classes/${classId}`, { answer: classDetailSchema, body: input }),
    onSuccess: refresh,
  });
}

export function useDeleteClass(classId: string) {
  const refresh = useRefreshClasses();
  return useMutation({
    mutationFn: () => callApi('DELETE', `/classes/${classId}`, { answer: z.undefined() }),
    onSuccess: () => refresh(),
  });
}

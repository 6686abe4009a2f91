'use client';

import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionMeSchema } from '@/lib/contracts/session';
import { teacherListSchema, type Teacher } from '@/lib/contracts/teachers';
import { ApiError, callApi } from '@/lib/client/http/api-client';
import { onSessionChange } from './session-event';

export type SessionState =
  | { status: 'loading' | 'signedOut' | 'noTeacher' }
  | { status: 'failed'; error: Error; retry: () => void }
  | { status: 'signedIn'; teacher: Teacher };

async function loadTeacher(): Promise<Teacher | 'signedOut' | 'noTeacher'> {
  try {
    const { email } = await callApi('GET', '/session/me', { answer: sessionMeSchema });
    const path = `/teachers/email/${encodeURIComponent(email)}`;
    const [teacher] = await callApi('GET', path, { answer: teacherListSchema });
    return teacher ?? 'noTeacher';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notSignedIn') return 'signedOut';
    throw error;
  }
}

const lastTeachers = new WeakMap<QueryClient, string>();

/** Another teacher must not see, not even for a moment, what was fetched for the one before. */
function forgetOthers(client: QueryClient, teacher: Teacher): void {
  const last = lastTeachers.get(client);
  lastTeachers.set(client, teacher.id);
  if (last === undefined || last === teacher.id) return;
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
}

/** Who is signed in; asked again when the session changes and when the window comes back into focus. */
export function useSession(): SessionState {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['session'],
    queryFn: async () => {
      const answer = await loadTeacher();
      if (typeof answer === 'object') forgetOthers(client, answer);
      return answer;
    },
    refetchOnWindowFocus: 'always',
    staleTime: 60_000,
  });
  useEffect(
    () => onSessionChange(() => void client.invalidateQueries({ queryKey: ['session'] })),
    [client],
  );
  if (data === 'signedOut' || data === 'noTeacher') return { status: data };
  if (data) return { status: 'signedIn', teacher: data };
  if (error) return { status: 'failed', error, retry: () => void refetch() };
  return { status: 'loading' };
}

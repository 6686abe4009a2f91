import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { accountSchema, sessionListSchema, type Account } from '@/lib/contracts/account';
import { callApi } from '@/lib/client/http/api-client';

const accountKey = ['account'];
const sessionsKey = ['account', 'sessions'];

/** The signed-in teacher's own account. */
export function useAccount() {
  return useQuery({
    queryKey: accountKey,
    queryFn: () => callApi('GET', '/account', { answer: accountSchema }),
  });
}

/** Changes the name that colleagues see. */
export function useRename() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      callApi('PATCH', '/account', { answer: accountSchema, body: { name } }),
    onSuccess: (account: Account) => client.setQueryData(accountKey, account),
  });
}

/** Where the account is signed in. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: () => callApi('GET', '/account/sessions', { answer: sessionListSchema }),
  });
}

/** Ends one session of the account, or all but this one. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: { id: string } | 'others') => {
      const path = which === 'others' ? '' : `/${which.id}`;
      return callApi('DELETE', `/account/sessions${path}`, { answer: z.undefined() });
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

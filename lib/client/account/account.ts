import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  accountCalls,
  type Account,
  type DeleteAccount,
  type LeaveSchool,
} from '@/lib/contracts/account/account';
import { callApi, makeFile } from '@/lib/client/http/api-client';
import { answersOf, keyOf, queryOf } from '@/lib/client/http/queries';
import { saveFile } from '@/lib/client/http/save-file';

export function useAccount({ enabled = true } = {}) {
  return useQuery({ ...queryOf(accountCalls.readAccount), enabled });
}

export function useRename() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => callApi(accountCalls.renameAccount, { body: { name } }),
    onSuccess: (account: Account) => client.setQueryData(keyOf(accountCalls.readAccount), account),
  });
}

export function useSessions() {
  return useQuery(queryOf(accountCalls.listSessions));
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: { id: string } | 'others') =>
      which === 'others'
        ? callApi(accountCalls.endOtherSessions)
        : callApi(accountCalls.endSession, { params: { sessionId: which.id } }),
    onSettled: () => client.invalidateQueries(answersOf(accountCalls.listSessions)),
  });
}

export function useDeparture() {
  return useQuery({
    ...queryOf(accountCalls.readDeparture),
    gcTime: 0,
  });
}

export function leaveSchool(choice: LeaveSchool): Promise<unknown> {
  return callApi(accountCalls.leaveSchool, { body: choice });
}

export function deleteAccount(choice: DeleteAccount): Promise<unknown> {
  return callApi(accountCalls.deleteAccount, { body: choice });
}

export async function downloadExport(): Promise<void> {
  const { file, name } = await makeFile(accountCalls.exportAccount);
  saveFile(file, name);
}

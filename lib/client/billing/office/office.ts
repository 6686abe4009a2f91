'use client';

import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi, fetchFile } from '@/lib/client/http/api-client';
import { saveFile } from '@/lib/client/http/save-file';
import { answersUnder, pagesOf, queryOf } from '@/lib/client/http/queries';
import {
  failureCalls,
  officeCalls,
  type CreditInvoice,
  type InvoiceFilter,
  type Redeliver,
  type RegisterPayment,
  type StopChasing,
} from '@/lib/contracts/billing/office';
import { addressOf } from '@/lib/contracts/call';
import type { ExportPeriod } from '@/lib/core/billing/export/export-period';

export function useOffice() {
  return useQuery(queryOf(officeCalls.readOffice));
}

export function useOfficeFailures() {
  return useQuery(queryOf(failureCalls.readFailures));
}

export function useRetryFailure() {
  return useMutation({
    mutationFn: (failed: { mailId: string } | { jobId: string }) =>
      'mailId' in failed
        ? callApi(failureCalls.retryMail, { params: failed })
        : callApi(failureCalls.retryJob, { params: failed }),
    onSettled: useRefreshOffice(),
  });
}

export function useOfficeInvoices(search: string, filter: InvoiceFilter) {
  return useInfiniteQuery({
    ...pagesOf(officeCalls.listOfficeInvoices, { query: { search, filter } }),
    placeholderData: keepPreviousData,
  });
}

export function useOfficeInvoice(id: string) {
  return useQuery(queryOf(officeCalls.readOfficeInvoice, { params: { invoiceId: id } }));
}

export function useOfficeCreditNote(id: string) {
  return useQuery(queryOf(officeCalls.readOfficeCreditNote, { params: { creditNoteId: id } }));
}

export function useExportPeriod() {
  return useMutation({
    mutationFn: async (period: ExportPeriod) => {
      const query = { ...period };
      const { file, name } = await fetchFile(addressOf(officeCalls.exportPeriod, { query }));
      saveFile(file, name);
    },
  });
}

/**
 * Refetches every list after a change, and after a refusal because another clerk was faster. Inactive queries
 * are removed: their stale sums would be sent with the next act, and be refused.
 */
function useRefreshOffice() {
  const client = useQueryClient();
  return () => {
    client.removeQueries({ ...answersUnder('/office'), type: 'inactive' });
    return client.invalidateQueries(answersUnder('/office'));
  };
}

export function useRegisterPayment(invoiceId: string) {
  return useMutation({
    mutationFn: (body: RegisterPayment) =>
      callApi(officeCalls.registerPayment, { params: { invoiceId }, body }),
    onSettled: useRefreshOffice(),
  });
}

export function useCreditInvoice(invoiceId: string) {
  return useMutation({
    mutationFn: (body: CreditInvoice) =>
      callApi(officeCalls.creditInvoice, { params: { invoiceId }, body }),
    onSettled: useRefreshOffice(),
  });
}

export function useStopChasing(invoiceId: string) {
  return useMutation({
    mutationFn: (body: StopChasing) =>
      callApi(officeCalls.stopChasing, { params: { invoiceId }, body }),
    onSettled: useRefreshOffice(),
  });
}

export function useRedeliver(invoiceId: string) {
  return useMutation({
    mutationFn: (body: Redeliver) =>
      callApi(officeCalls.redeliver, { params: { invoiceId }, body }),
    onSettled: useRefreshOffice(),
  });
}

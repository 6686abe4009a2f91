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

/** Reads all that needs attention in the office. */
export function useOffice() {
  return useQuery(queryOf(officeCalls.readOffice));
}

/** Mails, runs and subscriptions that need attention. */
export function useOfficeFailures() {
  return useQuery(queryOf(failureCalls.readFailures));
}

/** Tries a mail or a run again. */
export function useRetryFailure() {
  return useMutation({
    mutationFn: (failed: { mailId: string } | { jobId: string }) =>
      'mailId' in failed
        ? callApi(failureCalls.retryMail, { params: failed })
        : callApi(failureCalls.retryJob, { params: failed }),
    onSettled: useRefreshOffice(),
  });
}

/** Invoices page by page; the former answer stays until the new one is there. */
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

/** Saves the documents and payments of a period by the browser's downloads. */
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
 * Every change shows in several lists, and so does what another clerk has done when one is refused.
 * A list out of sight is forgotten: shown again, its old sums would be sent with the next act, and be refused.
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

/** Gives up what is open of an invoice. */
export function useStopChasing(invoiceId: string) {
  return useMutation({
    mutationFn: (body: StopChasing) =>
      callApi(officeCalls.stopChasing, { params: { invoiceId }, body }),
    onSettled: useRefreshOffice(),
  });
}

/** Does something about a delivery that was given up, of an invoice or a credit note. */
export function useRedeliver(invoiceId: string) {
  return useMutation({
    mutationFn: (body: Redeliver) =>
      callApi(officeCalls.redeliver, { params: { invoiceId }, body }),
    onSettled: useRefreshOffice(),
  });
}

'use client';

import type { BankPayment } from '@/lib/core/billing/payment/bank-payment';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '@/lib/client/http/api-client';
import {
  bankLinesAtOnce,
  checkedLinesSchema,
  officeAccountSchema,
  officeActivityPageSchema,
  officeEntryPageSchema,
  officeFailuresSchema,
  officeCreditNotePageSchema,
  officeInvoicePageSchema,
  officeInvoiceSchema,
  officeOrderPageSchema,
  officeSchema,
  registeredLinesSchema,
  type CheckedLine,
  type CreditInvoice,
  type EnterLoss,
  type InvoiceFilter,
  type MatchUnmatched,
  type MoveAllocation,
  type Redeliver,
  type Refund,
  type RegisterBankLines,
  type RegisteredLines,
  type RegisterPayment,
  type RegisterUnmatched,
  type SendBack,
} from '@/lib/contracts/billing/office';

const key = (...parts: unknown[]) => ['office', ...parts];

function toQuery(values: Record<string, string | null>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}

/** Reads all that needs attention in the office. */
export function useOffice() {
  return useQuery({
    queryKey: key('attention'),
    queryFn: () => callApi('GET', '/office', { answer: officeSchema }),
  });
}

/** Mails, runs and subscriptions that need attention. */
export function useOfficeFailures() {
  return useQuery({
    queryKey: key('failures'),
    queryFn: () => callApi('GET', '/office/failures', { answer: officeFailuresSchema }),
  });
}

/** Tries a mail or a run again. */
export function useRetryFailure() {
  return useMutation({
    mutationFn: (path: `${'mails' | 'jobs'}/${string}`) =>
      callApi('POST', `/office/failures/${path}`, { answer: z.undefined() }),
    onSettled: useRefreshOffice(),
  });
}

/** Invoices page by page; the former answer stays until the new one is there. */
export function useOfficeInvoices(search: string, filter: InvoiceFilter) {
  return useInfiniteQuery({
    queryKey: key('invoices', filter, search),
    queryFn: ({ pageParam: after }) =>
      callApi('GET', `/office/invoices${toQuery({ search, filter, after })}`, {
        answer: officeInvoicePageSchema,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function useOfficeInvoice(id: string) {
  return useQuery({
    queryKey: key('invoice', id),
    queryFn: () => callApi('GET', `/office/invoices/${id}`, { answer: officeInvoiceSchema }),
  });
}

export function useOfficeCreditNote(id: string) {
  return useQuery({
    queryKey: key('creditNote', id),
    queryFn: () =>
      callApi('GET', `/office/credit-notes/${id}`, { answer: officeCreditNotePageSchema }),
  });
}

export function useOfficeOrders() {
  return useInfiniteQuery({
    queryKey: key('orders'),
    queryFn: ({ pageParam: after }) =>
      callApi('GET', `/office/orders${toQuery({ after })}`, { answer: officeOrderPageSchema }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

export function useOfficeActivity() {
  return useInfiniteQuery({
    queryKey: key('activity'),
    queryFn: ({ pageParam: after }) =>
      callApi('GET', `/office/activity${toQuery({ after })}`, {
        answer: officeActivityPageSchema,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/**
 * Every change shows in several lists, and so does what another clerk has done when one is refused.
 * A list out of sight is forgotten: shown again, its old sums would be sent with the next act, and be refused.
 */
function useRefreshOffice() {
  const client = useQueryClient();
  return () => {
    client.removeQueries({ queryKey: key(), type: 'inactive' });
    return client.invalidateQueries({ queryKey: key() });
  };
}

export function useRegisterPayment(invoiceId: string) {
  return useMutation({
    mutationFn: (body: RegisterPayment) =>
      callApi('POST', `/office/invoices/${invoiceId}/payments`, {
        answer: officeInvoiceSchema,
        body,
      }),
    onSettled: useRefreshOffice(),
  });
}

export function useCreditInvoice(invoiceId: string) {
  return useMutation({
    mutationFn: (body: CreditInvoice) =>
      callApi('POST', `/office/invoices/${invoiceId}/credit-notes`, {
        answer: officeInvoiceSchema,
        body,
      }),
    onSettled: useRefreshOffice(),
  });
}

export function useTakeBackPayment() {
  return useMutation({
    mutationFn: (paymentId: string) =>
      callApi('POST', `/office/payments/${paymentId}/take-back`, { answer: z.undefined() }),
    onSettled: useRefreshOffice(),
  });
}

/** An act that answers with nothing; the lists are read again. */
function useOfficeAct<Body>(path: string) {
  return useMutation({
    mutationFn: (body: Body) => callApi('POST', `/office/${path}`, { answer: z.undefined(), body }),
    onSettled: useRefreshOffice(),
  });
}

/** Does something about a delivery that was given up, of an invoice or a credit note. */
export const useRedeliver = (documentId: string) =>
  useOfficeAct<Redeliver>(`invoices/${documentId}/delivery`);
export const useRegisterUnmatched = () => useOfficeAct<RegisterUnmatched>('unmatched');
export const useMatchUnmatched = (id: string) =>
  useOfficeAct<MatchUnmatched>(`unmatched/${id}/match`);
export const useSendBack = (id: string) => useOfficeAct<SendBack>(`unmatched/${id}/send-back`);
export const useRefund = (schoolId: string) => useOfficeAct<Refund>(`schools/${schoolId}/refunds`);
export const useMoveAllocation = (schoolId: string) =>
  useOfficeAct<MoveAllocation>(`schools/${schoolId}/allocations`);
export const useEnterLoss = (invoiceId: string) =>
  useOfficeAct<EnterLoss>(`invoices/${invoiceId}/losses`);

/** Reads what a school owes and has to its credit. */
export function useOfficeAccount(schoolId: string) {
  return useQuery({
    queryKey: key('account', schoolId),
    queryFn: () => callApi('GET', `/office/schools/${schoolId}`, { answer: officeAccountSchema }),
  });
}

export function useOfficeEntries(schoolId: string) {
  return useInfiniteQuery({
    queryKey: key('entries', schoolId),
    queryFn: ({ pageParam: after }) =>
      callApi('GET', `/office/schools/${schoolId}/entries${toQuery({ after })}`, {
        answer: officeEntryPageSchema,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

function* parts<Line>(lines: readonly Line[]) {
  for (let from = 0; from < lines.length; from += bankLinesAtOnce) {
    yield lines.slice(from, from + bankLinesAtOnce);
  }
}

/** Asks what each payment of a bank file would do. */
export function useCheckBankLines() {
  return useMutation({
    mutationFn: async (lines: readonly BankPayment[]) => {
      const checked: CheckedLine[] = [];
      for (const part of parts(lines)) {
        const body = { lines: part };
        const answer = await callApi('POST', '/office/bank-payments/check', {
          answer: checkedLinesSchema,
          body,
        });
        checked.push(...answer.lines);
      }
      return checked;
    },
  });
}

/** Registers payments of a bank file. After a failure the same again registers the rest. */
export function useRegisterBankLines() {
  return useMutation({
    mutationFn: async (lines: RegisterBankLines['lines']) => {
      const results: RegisteredLines['results'] = [];
      for (const part of parts(lines)) {
        const answer = await callApi('POST', '/office/bank-payments', {
          answer: registeredLinesSchema,
          body: { lines: part },
        });
        results.push(...answer.results);
      }
      return results;
    },
    onSettled: useRefreshOffice(),
  });
}

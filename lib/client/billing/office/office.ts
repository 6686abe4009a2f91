'use client';

import type { BankPayment } from '@/lib/core/billing/payment/bank-payment';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '@/lib/client/http/api-client';
import { answersUnder, pagesOf, queryOf } from '@/lib/client/http/queries';
import {
  failureCalls,
  officeCalls,
  bankLinesAtOnce,
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

export function useOfficeOrders() {
  return useInfiniteQuery(pagesOf(officeCalls.listOrders));
}

export function useOfficeActivity() {
  return useInfiniteQuery(pagesOf(officeCalls.listActions));
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

export function useTakeBackPayment() {
  return useMutation({
    mutationFn: (paymentId: string) =>
      callApi(officeCalls.takeBackPayment, { params: { paymentId } }),
    onSettled: useRefreshOffice(),
  });
}

/** An act that answers with nothing; the lists are read again. */
function useOfficeAct<Body>(act: (body: Body) => Promise<undefined>) {
  return useMutation({ mutationFn: act, onSettled: useRefreshOffice() });
}

/** Does something about a delivery that was given up, of an invoice or a credit note. */
export const useRedeliver = (invoiceId: string) =>
  useOfficeAct((body: Redeliver) =>
    callApi(officeCalls.redeliver, { params: { invoiceId }, body }),
  );
export const useRegisterUnmatched = () =>
  useOfficeAct((body: RegisterUnmatched) => callApi(officeCalls.registerUnmatched, { body }));
export const useMatchUnmatched = (receivedId: string) =>
  useOfficeAct((body: MatchUnmatched) =>
    callApi(officeCalls.matchUnmatched, { params: { receivedId }, body }),
  );
export const useSendBack = (receivedId: string) =>
  useOfficeAct((body: SendBack) => callApi(officeCalls.sendBack, { params: { receivedId }, body }));
export const useRefund = (schoolId: string) =>
  useOfficeAct((body: Refund) => callApi(officeCalls.refund, { params: { schoolId }, body }));
export const useMoveAllocation = (schoolId: string) =>
  useOfficeAct((body: MoveAllocation) =>
    callApi(officeCalls.moveAllocation, { params: { schoolId }, body }),
  );
export const useEnterLoss = (invoiceId: string) =>
  useOfficeAct((body: EnterLoss) =>
    callApi(officeCalls.enterLoss, { params: { invoiceId }, body }),
  );

/** Reads what a school owes and has to its credit. */
export function useOfficeSchool(schoolId: string) {
  return useQuery(queryOf(officeCalls.readOfficeSchool, { params: { schoolId } }));
}

export function useOfficeEntries(schoolId: string) {
  return useInfiniteQuery(pagesOf(officeCalls.listEntries, { params: { schoolId } }));
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
        const answer = await callApi(officeCalls.checkBankLines, { body });
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
        const answer = await callApi(officeCalls.registerBankLines, { body: { lines: part } });
        results.push(...answer.results);
      }
      return results;
    },
    onSettled: useRefreshOffice(),
  });
}

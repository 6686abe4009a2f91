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
  officeSchoolCalls,
  type Failure,
  type InvoiceAct,
  type InvoiceState,
  type SchoolAct,
} from '@/lib/contracts/billing/office';
import { addressOf } from '@/lib/contracts/call';
import type { ExportPeriod } from '@/lib/core/billing/export/export-period';

export function useOfficeInvoices(search: string, state: InvoiceState) {
  return useInfiniteQuery({
    ...pagesOf(officeCalls.listOfficeInvoices, { query: { search, state } }),
    placeholderData: keepPreviousData,
  });
}

export function useOfficeInvoice(id: string) {
  return useQuery(queryOf(officeCalls.readOfficeInvoice, { params: { invoiceId: id } }));
}

export function useActOnInvoice(invoiceId: string) {
  return useMutation({
    mutationFn: (body: InvoiceAct) =>
      callApi(officeCalls.actOnInvoice, { params: { invoiceId }, body }),
    onSettled: useRefreshOffice(),
  });
}

export function useDownloadDocument() {
  return useMutation({
    mutationFn: async ({ documentId, form }: { documentId: string; form: 'pdf' | 'ehf' }) => {
      const asked = { params: { documentId }, query: { form } };
      const { file, name } = await fetchFile(addressOf(officeCalls.renderOfficeDocument, asked));
      saveFile(file, name);
    },
  });
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

export function useOfficeSchools(search: string) {
  return useInfiniteQuery({
    ...pagesOf(officeSchoolCalls.listOfficeSchools, { query: { search } }),
    placeholderData: keepPreviousData,
  });
}

export function useChangeSchool(schoolId: string) {
  return useMutation({
    mutationFn: (body: SchoolAct) =>
      callApi(officeSchoolCalls.changeOfficeSchool, { params: { schoolId }, body }),
    onSettled: useRefreshOffice(),
  });
}

export function useOfficeFailures() {
  return useQuery(queryOf(failureCalls.readFailures));
}

export function useTryAgain() {
  return useMutation({
    mutationFn: ({ id: failureId, kind }: Pick<Failure, 'id'> & { kind: RetriedKind }) =>
      callApi(failureCalls.tryAgain, { params: { failureId }, body: { kind } }),
    onSettled: useRefreshOffice(),
  });
}

type RetriedKind = 'refused' | 'mail' | 'job';

/**
 * Refetches the billing office's lists even after a refused change, because another clerk may already have made the
 * change.
 */
function useRefreshOffice() {
  const client = useQueryClient();
  return () => {
    client.removeQueries({ ...answersUnder('/office'), type: 'inactive' });
    return client.invalidateQueries(answersUnder('/office'));
  };
}

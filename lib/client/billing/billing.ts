'use client';

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/client/http/api-client';
import {
  invoicePageSchema,
  payerAnswerSchema,
  schoolBillingSchema,
  teacherBillingSchema,
  type Payer,
} from '@/lib/contracts/billing';

/** First part of the query keys of all that is told of plans and payments. */
const billingKey = 'billing';

/** What the signed-in teacher pays for by card, their trial, and what their school has. */
export function useTeacherBilling(teacherId: string) {
  return useQuery({
    queryKey: [billingKey, 'teacher', teacherId],
    queryFn: () =>
      callApi('GET', `/teachers/${teacherId}/billing`, { answer: teacherBillingSchema }),
  });
}

/** Where the school's plan stands, for its admins. */
export function useSchoolBilling(schoolId: string) {
  return useQuery({
    queryKey: [billingKey, 'school', schoolId],
    queryFn: () => callApi('GET', `/schools/${schoolId}/billing`, { answer: schoolBillingSchema }),
  });
}

/** The school's invoices and credit notes, page by page. */
export function useInvoices(schoolId: string) {
  return useInfiniteQuery({
    queryKey: [billingKey, 'invoices', schoolId],
    queryFn: ({ pageParam: after }) => {
      const query = after === null ? '' : `?${new URLSearchParams({ after }).toString()}`;
      return callApi('GET', `/schools/${schoolId}/invoices${query}`, {
        answer: invoicePageSchema,
      });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** Changes who gets the school's coming invoices. */
export function useChangePayer(schoolId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (payer: Payer) =>
      callApi('PUT', `/schools/${schoolId}/billing/payer`, {
        answer: payerAnswerSchema,
        body: payer,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: [billingKey, 'school', schoolId] }),
  });
}

'use client';

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/client/http/api-client';
import {
  invoicePageSchema,
  payerAnswerSchema,
  receiptsSchema,
  schoolBillingSchema,
  teacherBillingSchema,
  type Payer,
} from '@/lib/contracts/billing';
import {
  subscriptionSchema,
  upgradeListSchema,
  type UpgradePlan,
} from '@/lib/contracts/subscription';

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

/** What was charged to the signed-in teacher's card. */
export function useReceipts(teacherId: string) {
  return useQuery({
    queryKey: [billingKey, 'receipts', teacherId],
    queryFn: () => callApi('GET', `/teachers/${teacherId}/receipts`, { answer: receiptsSchema }),
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

/** After a change of the subscription all that is told of it is fetched again. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [billingKey] });
}

/** Cancels the school's subscription, or takes that back. */
export function useRenewal(schoolId: string) {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (act: 'cancel' | 'resume') =>
      callApi('POST', `/schools/${schoolId}/subscription/${act}`, {
        answer: subscriptionSchema,
        body: {},
      }),
    onSettled,
  });
}

/** Larger plans that the school may change to today, with what that costs. */
export function useUpgrades(schoolId: string) {
  return useQuery({
    queryKey: [billingKey, 'upgrades', schoolId],
    queryFn: () =>
      callApi('GET', `/schools/${schoolId}/subscription/upgrade`, { answer: upgradeListSchema }),
  });
}

/** Changes the school to a larger plan. The caller chooses the `client_key`, so that a retry changes it once. */
export function useUpgrade(schoolId: string) {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (body: UpgradePlan) =>
      callApi('POST', `/schools/${schoolId}/subscription/upgrade`, {
        answer: subscriptionSchema,
        body,
      }),
    onSettled,
  });
}

'use client';

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountCalls } from '@/lib/contracts/account/account';
import { callApi } from '@/lib/client/http/api-client';
import { answersOf, pagesOf, queryOf } from '@/lib/client/http/queries';
import { billingCalls, type ChangePayer } from '@/lib/contracts/billing/billing';
import { orderOptionCalls } from '@/lib/contracts/billing/order-options';
import { subscriptionCalls, type UpgradePlan } from '@/lib/contracts/billing/subscription';

/** All that is told of plans and payments. */
const answers = answersOf(
  billingCalls.readTeacherBilling,
  billingCalls.listReceipts,
  billingCalls.readSchoolBilling,
  billingCalls.listSchoolInvoices,
  orderOptionCalls.readOrderOptions,
  subscriptionCalls.listUpgrades,
);

/** Reads the signed-in teacher's card subscription, their trial, and their school's plan. */
export function useTeacherBilling(teacherId: string) {
  return useQuery(queryOf(billingCalls.readTeacherBilling, { params: { teacherId } }));
}

/** Reads the charges to the signed-in teacher's card. */
export function useReceipts(teacherId: string) {
  return useQuery(queryOf(billingCalls.listReceipts, { params: { teacherId } }));
}

/** Reads the state of the school's plan, for its admins. */
export function useSchoolBilling(schoolId: string) {
  return useQuery(queryOf(billingCalls.readSchoolBilling, { params: { schoolId } }));
}

/** The school's invoices and credit notes, page by page. */
export function useInvoices(schoolId: string) {
  return useInfiniteQuery(pagesOf(billingCalls.listSchoolInvoices, { params: { schoolId } }));
}

/** Changes who gets the school's coming invoices. */
export function useChangePayer(schoolId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePayer) =>
      callApi(billingCalls.changePayer, { params: { schoolId }, body }),
    onSuccess: () => client.invalidateQueries(answersOf(billingCalls.readSchoolBilling)),
  });
}

/** After a change of the subscription all that is told of it is fetched again. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries(answers);
}

/** Ends the signed-in teacher's subscription by card with its term. */
export function endCard(): Promise<unknown> {
  return callApi(accountCalls.endCard);
}

export function useEndCard() {
  return useMutation({ mutationFn: endCard, onSettled: useRefresh() });
}

/** Cancels the school's subscription, or takes that back. */
export function useRenewal(schoolId: string) {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (act: 'cancel' | 'resume') =>
      callApi(subscriptionCalls[`${act}Subscription`], { params: { schoolId } }),
    onSettled,
  });
}

/** Which plans the school may order or change to. */
export function useOrderOptions(schoolId: string) {
  return useQuery(queryOf(orderOptionCalls.readOrderOptions, { params: { schoolId } }));
}

/** Larger plans that the school may change to today, with what that costs. */
export function useUpgrades(schoolId: string) {
  return useQuery(queryOf(subscriptionCalls.listUpgrades, { params: { schoolId } }));
}

/** Changes the school to a larger plan. The caller chooses the `client_key`, so that a retry changes it once. */
export function useUpgrade(schoolId: string) {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (body: UpgradePlan) =>
      callApi(subscriptionCalls.upgradeSubscription, { params: { schoolId }, body }),
    onSettled,
  });
}

'use client';

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountCalls } from '@/lib/contracts/account/account';
import { callApi } from '@/lib/client/http/api-client';
import { answersOf, pagesOf, queryOf } from '@/lib/client/http/queries';
import { billingCalls, type ChangePayer } from '@/lib/contracts/billing/billing';
import { orderOptionCalls } from '@/lib/contracts/billing/order-options';
import { subscriptionCalls, type UpgradePlan } from '@/lib/contracts/billing/subscription';

const answers = answersOf(
  billingCalls.readTeacherBilling,
  billingCalls.listReceipts,
  billingCalls.readSchoolBilling,
  billingCalls.listSchoolInvoices,
  orderOptionCalls.readOrderOptions,
  subscriptionCalls.listUpgrades,
);

export function useTeacherBilling(teacherId: string) {
  return useQuery(queryOf(billingCalls.readTeacherBilling, { params: { teacherId } }));
}

export function useReceipts(teacherId: string) {
  return useQuery(queryOf(billingCalls.listReceipts, { params: { teacherId } }));
}

export function useSchoolBilling(schoolId: string) {
  return useQuery(queryOf(billingCalls.readSchoolBilling, { params: { schoolId } }));
}

export function useInvoices(schoolId: string) {
  return useInfiniteQuery(pagesOf(billingCalls.listSchoolInvoices, { params: { schoolId } }));
}

export function useChangePayer(schoolId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePayer) =>
      callApi(billingCalls.changePayer, { params: { schoolId }, body }),
    onSuccess: () => client.invalidateQueries(answersOf(billingCalls.readSchoolBilling)),
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries(answers);
}

export function endCard(): Promise<unknown> {
  return callApi(accountCalls.endCard);
}

export function useEndCard() {
  return useMutation({ mutationFn: endCard, onSettled: useRefresh() });
}

export function useRenewal(schoolId: string) {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (act: 'cancel' | 'resume') =>
      callApi(subscriptionCalls[`${act}Subscription`], { params: { schoolId } }),
    onSettled,
  });
}

export function useOrderOptions(schoolId: string) {
  return useQuery(queryOf(orderOptionCalls.readOrderOptions, { params: { schoolId } }));
}

export function useUpgrades(schoolId: string) {
  return useQuery(queryOf(subscriptionCalls.listUpgrades, { params: { schoolId } }));
}

export function useUpgrade(schoolId: string) {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (body: UpgradePlan) =>
      callApi(subscriptionCalls.upgradeSubscription, { params: { schoolId }, body }),
    onSettled,
  });
}

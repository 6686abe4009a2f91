'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderCalls, type CreateOrder } from '@/lib/contracts/billing/orders';
import { callApi } from '@/lib/client/http/api-client';

/** First part of the query key of a buyer's facts (see `useBuyer`). */
export const buyerQueryKey = 'buyer';

/** Orders a plan for a school. The caller chooses the `client_key`, so a retry makes no second order. */
export function useOrderPlan(schoolId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: CreateOrder) =>
      callApi(orderCalls.orderPlan, { params: { schoolId }, body: order }),
    // The order, or what has refused it, changes what the school may buy. The mutation does not wait for the refetch.
    onSettled: () => void client.invalidateQueries({ queryKey: [buyerQueryKey] }),
  });
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderSchema, type CreateOrder } from '@/lib/contracts/orders';
import { callApi } from '@/lib/client/http/api-client';

/** Under which what is known of somebody who may buy is kept. */
export const buyerQueryKey = 'buyer';

/** Orders a plan for a school. Its `client_key` is the caller's, so that trying again makes no second order. */
export function useOrderPlan(schoolId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: CreateOrder) =>
      callApi('POST', `/schools/${schoolId}/orders`, { answer: orderSchema, body: order }),
    // What the school has now decides what it may buy next. The order does not wait for it.
    onSuccess: () => void client.invalidateQueries({ queryKey: [buyerQueryKey] }),
  });
}

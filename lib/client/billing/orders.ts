'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderCalls, type CreateOrder } from '@/lib/contracts/billing/orders';
import { callApi } from '@/lib/client/http/api-client';

export const buyerQueryKey = 'buyer';

export function useOrderPlan(schoolId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: CreateOrder) =>
      callApi(orderCalls.orderPlan, { params: { schoolId }, body: order }),
    // Both an order and a refusal change which plans the school may buy.
    onSettled: () => void client.invalidateQueries({ queryKey: [buyerQueryKey] }),
  });
}

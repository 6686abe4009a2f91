'use client';

import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/client/http/api-client';
import type { TeacherBilling } from '@/lib/contracts/billing/billing';
import { checkoutCalls } from '@/lib/contracts/billing/checkout';

const key = 'card-before-portal';

export function useOpenPortal(card: TeacherBilling['card']) {
  return useMutation({
    mutationFn: async () => {
      const { url } = await callApi(checkoutCalls.createPortal);
      if (!url) throw new Error('No portal URL returned');
      attempt(() => window.sessionStorage.setItem(key, JSON.stringify(card)));
      return url;
    },
  });
}

export function takePortalChange(card: TeacherBilling['card']): boolean {
  const before = attempt(() => window.sessionStorage.getItem(key));
  attempt(() => window.sessionStorage.removeItem(key));
  return typeof before === 'string' && before !== JSON.stringify(card);
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

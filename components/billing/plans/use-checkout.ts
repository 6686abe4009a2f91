'use client';

import { useEffect, useState } from 'react';
import { checkSession } from '@/lib/client/account/session-store';
import { startCheckout } from '@/lib/client/billing/checkout';
import { ApiError } from '@/lib/client/http/api-client';
import type { PricingTier } from '@/lib/core/billing/plans';
import { navigateTo } from './navigate';

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

export function useCheckout(tier: PricingTier) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ error: unknown }>();
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // A page restored from the browser's back/forward cache may still show the checkout as busy.
    const comeBack = () => setBusy(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const buy = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      navigateTo(await startCheckout(tier));
    } catch (error) {
      // eslint-disable-next-line no-console -- The specification wants it logged (section 8).
      console.error('Error creating checkout session', error);
      setProblem({ error });
      setBusy(false);
      if (!isRefusal(error)) return;
      setRefusals((count) => count + 1);
      void checkSession();
    }
  };
  return { isBusy, problem, refusals, buy };
}

'use client';

import { useEffect, useState } from 'react';
import {
  checkoutOutcome,
  removeCheckoutParameters,
  type CheckoutOutcome,
} from '@/lib/core/billing/checkout-outcome';
import type { CheckoutDialog, CheckoutNoticeTexts } from './checkout-dialog';

/**
 * Reads the checkout outcome from the URL and loads the dialog only if there is one. `pending` becomes `success` when
 * the subscription is active.
 */
export function CheckoutWatch(props: {
  closeLabel: string;
  notices: Record<CheckoutOutcome, CheckoutNoticeTexts>;
}) {
  const [shown, setShown] = useState<{ outcome: CheckoutOutcome; Dialog: typeof CheckoutDialog }>();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const outcome = checkoutOutcome(window.location.search);
    if (!outcome) return;
    void import('./checkout-dialog').then(({ CheckoutDialog: Dialog }) => {
      setShown({ outcome, Dialog });
      setOpen(true);
      const { pathname, search, hash } = window.location;
      // Removes the outcome from the URL, so that a reload or bookmark does not show it again.
      window.history.replaceState(
        null,
        '',
        `${pathname}${removeCheckoutParameters(search)}${hash}`,
      );
    });
  }, []);

  const isPending = shown?.outcome === 'pending' && isOpen;
  useEffect(() => {
    if (!isPending) return;
    const waiting = new AbortController();
    void import('@/lib/client/billing/await-subscription')
      .then(({ awaitSubscription }) => awaitSubscription(waiting.signal))
      .then((isActive) => {
        if (isActive) setShown((now) => now && { ...now, outcome: 'success' });
      });
    return () => waiting.abort();
  }, [isPending]);

  if (!shown) return null;
  return (
    <shown.Dialog
      open={isOpen}
      onOpenChange={setOpen}
      closeLabel={props.closeLabel}
      outcome={shown.outcome}
      notice={props.notices[shown.outcome]}
    />
  );
}

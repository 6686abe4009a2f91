'use client';

import { useEffect, useState, type ReactNode } from 'react';
import {
  removeCheckoutParameters,
  type CheckoutOutcome,
} from '@/lib/core/billing/checkout-outcome';
import type { CheckoutDialog } from './checkout-dialog';
import type { CheckoutNoticeTexts } from './checkout-parts';

/** Removes the outcome from the address, so that a reload or bookmark does not show it again. */
function forgetOutcome() {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(null, '', `${pathname}${removeCheckoutParameters(search)}${hash}`);
}

/**
 * Puts the dialog in the place of the receipt, which stays where the dialog cannot be loaded. `pending` becomes `success`
 * when the subscription is active.
 */
export function CheckoutWatch(props: {
  closeLabel: string;
  outcome: CheckoutOutcome;
  notice: CheckoutNoticeTexts;
  /** Result of `pending`. */
  success?: CheckoutNoticeTexts;
  receipt: ReactNode;
}) {
  const [Dialog, setDialog] = useState<typeof CheckoutDialog>();
  const [isOpen, setOpen] = useState(false);
  const [isActive, setActive] = useState(false);

  useEffect(() => {
    void import('./checkout-dialog')
      .then(
        (loaded) => {
          setDialog(() => loaded.CheckoutDialog);
          setOpen(true);
        },
        () => {},
      )
      .then(forgetOutcome);
  }, []);

  const isWaiting = isOpen && !isActive && props.success !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const waiting = new AbortController();
    import('@/lib/client/billing/await-subscription')
      .then(({ awaitSubscription }) => awaitSubscription(waiting.signal))
      .then(
        (isThere) => isThere && setActive(true),
        () => {},
      );
    return () => waiting.abort();
  }, [isWaiting]);

  if (!Dialog) return props.receipt;
  const success = isActive ? props.success : undefined;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      closeLabel={props.closeLabel}
      outcome={success ? 'success' : props.outcome}
      notice={success ?? props.notice}
    />
  );
}

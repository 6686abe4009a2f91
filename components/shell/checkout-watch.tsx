'use client';

import { useEffect, useState, type ReactNode } from 'react';
import {
  removeCheckoutParameters,
  type CheckoutOutcome,
} from '@/lib/core/billing/checkout-outcome';
import type { CheckoutDialog } from './checkout-dialog';
import type { CheckoutNoticeTexts } from './checkout-parts';

function forgetOutcome() {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(null, '', `${pathname}${removeCheckoutParameters(search)}${hash}`);
}

export function CheckoutWatch(props: {
  closeLabel: string;
  outcome: CheckoutOutcome;
  notice: CheckoutNoticeTexts;
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

'use client';

import { useEffect, useState } from 'react';
import {
  checkoutOutcome,
  withoutCheckout,
  type CheckoutOutcome,
} from '@/lib/core/site/checkout-outcome';
import type { CheckoutDialog, CheckoutNoticeTexts } from './checkout-dialog';

/** Looks for an outcome in the address; the dialog is fetched only where there is one. */
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
      // Told once: neither a reload nor a bookmark brings it again.
      window.history.replaceState(null, '', `${pathname}${withoutCheckout(search)}${hash}`);
    });
  }, []);

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

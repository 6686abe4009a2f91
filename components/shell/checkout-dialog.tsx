'use client';

import { Dialog } from '@/components/ui/dialog';
import type { CheckoutOutcome } from '@/lib/core/billing/checkout-outcome';
import { CheckoutIcon, CheckoutLinks, type CheckoutNoticeTexts } from './checkout-parts';

export function CheckoutDialog(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  closeLabel: string;
  outcome: CheckoutOutcome;
  notice: CheckoutNoticeTexts;
}) {
  const { notice, outcome } = props;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={notice.title}
      // Announced by screen readers when `pending` becomes `success`.
      description={<span aria-live="polite">{notice.text}</span>}
      closeLabel={props.closeLabel}
      icon={<CheckoutIcon outcome={outcome} />}
    >
      <CheckoutLinks notice={notice} onLeave={() => props.onOpenChange(false)} />
    </Dialog>
  );
}

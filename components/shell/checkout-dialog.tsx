'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { useSession } from '@/lib/client/account/use-session';
import { firstChargeMs } from '@/lib/core/billing/card-subscription';
import type { CheckoutOutcome } from '@/lib/core/billing/checkout-outcome';
import { CheckoutIcon, CheckoutLinks, type CheckoutNoticeTexts } from './checkout-parts';

function InTrial({ text }: { text: string }) {
  const { subscription } = useSession();
  const [nowMs] = useState(() => Date.now());
  const ends = subscription?.trial_expires_at;
  const beginsMs = ends ? firstChargeMs(Date.parse(ends), nowMs) : null;
  if (beginsMs === null) return null;
  const language = document.documentElement.lang;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Oslo' });
  return ` ${text.replace('{day}', day.format(beginsMs))}`;
}

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
      description={
        <span aria-live="polite">
          {notice.text}
          {notice.textInTrial && <InTrial text={notice.textInTrial} />}
        </span>
      }
      closeLabel={props.closeLabel}
      icon={<CheckoutIcon outcome={outcome} />}
    >
      <CheckoutLinks notice={notice} onLeave={() => props.onOpenChange(false)} />
    </Dialog>
  );
}

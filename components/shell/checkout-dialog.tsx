'use client';

import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { SiteLink } from '@/components/ui/site-link';
import type { CheckoutOutcome } from '@/lib/core/billing/checkout-outcome';

export interface CheckoutNoticeTexts {
  title: string;
  text: string;
  nextLabel: string;
  nextHref: string;
  /** Label of the link back to the plan, if nothing was bought. */
  againLabel?: string;
}

/** The teacher plan is the only one that is paid by card. */
const cardPlanHref = '/pricing/teacher?frequency=yearly';

const icons = {
  success: { Icon: CircleCheck, className: 'bg-green-tint text-green' },
  canceled: { Icon: TriangleAlert, className: 'bg-amber-tint text-amber' },
  pending: { Icon: Clock, className: 'bg-birch text-ink-soft' },
  error: { Icon: CircleX, className: 'bg-red-tint text-red' },
} as const;

export function CheckoutDialog(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  closeLabel: string;
  outcome: CheckoutOutcome;
  notice: CheckoutNoticeTexts;
}) {
  const { Icon, className } = icons[props.outcome];
  const { title, text, nextLabel, nextHref, againLabel } = props.notice;
  const close = () => props.onOpenChange(false);
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={title}
      // Announced by screen readers when `pending` becomes `success`.
      description={<span aria-live="polite">{text}</span>}
      closeLabel={props.closeLabel}
      icon={
        <span
          data-outcome={props.outcome}
          className={`mb-5 grid size-14 place-items-center rounded-2xl ${className}`}
        >
          <Icon aria-hidden className="size-8" />
        </span>
      }
    >
      <div className="grid gap-3">
        {againLabel && (
          <SiteLink href={cardPlanHref} onClick={close} className={buttonClass({})}>
            {againLabel}
          </SiteLink>
        )}
        <a
          href={nextHref}
          onClick={close}
          className={buttonClass({ look: againLabel ? 'secondary' : 'primary' })}
        >
          {nextLabel}
        </a>
      </div>
    </Dialog>
  );
}

'use client';

import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import type { CheckoutOutcome } from '@/lib/core/site/checkout-outcome';

export interface CheckoutNoticeTexts {
  title: string;
  text: string;
  nextLabel: string;
  nextHref: string;
}

const icons = {
  success: { Icon: CircleCheck, className: 'bg-green-tint text-green' },
  canceled: { Icon: TriangleAlert, className: 'bg-amber-tint text-amber' },
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
  const { title, text, nextLabel, nextHref } = props.notice;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={title}
      description={text}
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
      <a
        href={nextHref}
        onClick={() => props.onOpenChange(false)}
        className={buttonClass({ className: 'w-full' })}
      >
        {nextLabel}
      </a>
    </Dialog>
  );
}

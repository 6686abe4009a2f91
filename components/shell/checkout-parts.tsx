import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-class';
import { SiteLink } from '@/components/ui/site-link';
import type { CheckoutOutcome } from '@/lib/core/billing/checkout-outcome';

export interface CheckoutNoticeTexts {
  title: string;
  text: string;
  textInTrial?: string;
  nextLabel: string;
  nextHref: string;
  againLabel?: string;
}

const cardPlanHref = '/pricing/teacher?frequency=yearly';

const icons = {
  success: { Icon: CircleCheck, className: 'bg-green-tint text-green' },
  canceled: { Icon: TriangleAlert, className: 'bg-amber-tint text-amber' },
  pending: { Icon: Clock, className: 'bg-birch text-ink-soft' },
  error: { Icon: CircleX, className: 'bg-red-tint text-red' },
} as const;

export function CheckoutIcon({ outcome }: { outcome: CheckoutOutcome }) {
  const { Icon, className } = icons[outcome];
  return (
    <span
      data-outcome={outcome}
      className={`mb-5 grid size-14 place-items-center rounded-2xl ${className}`}
    >
      <Icon aria-hidden className="size-8" />
    </span>
  );
}

export function CheckoutLinks(props: { notice: CheckoutNoticeTexts; onLeave?: () => void }) {
  const { nextLabel, nextHref, againLabel } = props.notice;
  return (
    <div className="grid gap-3">
      {againLabel && (
        <SiteLink href={cardPlanHref} onClick={props.onLeave} className={buttonClass({})}>
          {againLabel}
        </SiteLink>
      )}
      <a
        href={nextHref}
        onClick={props.onLeave}
        className={buttonClass({ look: againLabel ? 'secondary' : 'primary' })}
      >
        {nextLabel}
      </a>
    </div>
  );
}

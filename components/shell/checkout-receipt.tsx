import { X } from 'lucide-react';
import { SiteLink } from '@/components/ui/site-link';
import type { CheckoutOutcome } from '@/lib/core/billing/checkout-outcome';
import { CheckoutIcon, CheckoutLinks, type CheckoutNoticeTexts } from './checkout-parts';

export function CheckoutReceipt(props: {
  outcome: CheckoutOutcome;
  notice: CheckoutNoticeTexts;
  closeLabel: string;
}) {
  const { notice, outcome } = props;
  return (
    <section
      aria-labelledby="checkout-outcome"
      className="border-line bg-surface shadow-card fixed inset-4 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] max-w-md overflow-y-auto rounded-2xl border p-6 break-words sm:p-8"
    >
      <CheckoutIcon outcome={outcome} />
      <h2 id="checkout-outcome" className="pr-10 text-2xl font-bold">
        {notice.title}
      </h2>
      <p className="text-ink-soft mt-2 mb-5">{notice.text}</p>
      <CheckoutLinks notice={notice} />
      <SiteLink
        href="/"
        aria-label={props.closeLabel}
        className="rounded-desk text-ink-soft hover:bg-birch hover:text-ink absolute top-4 right-4 grid size-11 place-items-center"
      >
        <X aria-hidden className="size-5" />
      </SiteLink>
    </section>
  );
}

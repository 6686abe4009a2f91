'use client';

import { CircleCheck, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { PageTitle } from '@/components/ui/page-title';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import type { ShownOffer } from '@/lib/contracts/billing/order-options';
import type { Order } from '@/lib/contracts/billing/orders';
import { formatOrganizationNumber } from '@/lib/core/billing/organization-number';
import type { PricingTier } from '@/lib/core/billing/plans';
import { beginsLater } from './order-summary';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line grid gap-x-6 gap-y-0.5 border-t px-6 py-3.5 first:border-t-0 sm:grid-cols-[12rem_1fr] sm:px-8">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words tabular-nums">{children}</dd>
    </div>
  );
}

export function OrderDone({
  order,
  offer,
  tier,
  schoolName,
}: {
  order: Order;
  offer: ShownOffer;
  tier: PricingTier;
  schoolName: string;
}) {
  const t = useTranslations('Order');
  const done = useTranslations('Order.done');
  const pricing = useTranslations('Pricing');
  const { date, amount } = useBillingText();
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const [start, end] = [date(offer.start), date(offer.end)];
  const { nextPeriod } = offer;
  const number = formatOrganizationNumber(order.organization_number);
  return (
    <div className="max-w-3xl">
      <div className="mb-8 flex gap-4">
        <span className="bg-green-tint text-green grid size-14 shrink-0 place-items-center rounded-2xl">
          <CircleCheck aria-hidden className="size-8" />
        </span>
        <div className="min-w-0">
          <PageTitle className="text-3xl font-bold sm:text-4xl">{done('title')}</PageTitle>
          <p className="text-ink-soft mt-2 text-lg">
            {done(beginsLater(offer) ? 'begins' : 'text', { school: schoolName, start })}
          </p>
        </div>
      </div>
      <dl className="border-line bg-surface shadow-card overflow-hidden rounded-3xl border">
        <Row label={done('plan')}>
          {pricing(`tiers.${tier.slug}.name`)}
          <span className="text-ink-soft block text-sm">
            {pricing('features.teachers', { teachers: tier.seatLimit })}
          </span>
        </Row>
        <Row label={t('period')}>
          {t('dates', { start, end })}
          {nextPeriod && (
            <span className="block">
              {t('dates', { start: date(nextPeriod.start), end: date(nextPeriod.end) })}
            </span>
          )}
        </Row>
        <Row label={done('total')}>
          <strong>{amount(offer.amounts.totalOre)}</strong>
          <span className="text-ink-soft block text-sm">
            {done('parts', {
              net: amount(offer.amounts.netOre),
              vat: amount(offer.amounts.vatOre),
            })}
          </span>
          {offer.setOffOre > 0 && (
            <span className="block">
              {done('setOff', {
                setOff: amount(offer.setOffOre),
                left: amount(offer.amounts.totalOre - offer.setOffOre),
              })}
            </span>
          )}
        </Row>
        <Row label={t('invoiced')}>{t('invoicedOn', { day: date(offer.invoiceOn) })}</Row>
        <Row label={done('to')}>
          {order.organization_name}
          <span className="text-ink-soft block text-sm">{done('number', { number })}</span>
        </Row>
        <Row label={done('how')}>
          {order.invoice_type === 'ehf'
            ? done('byEhf', { number })
            : done(order.attach_ehf ? 'byEmailWithEhf' : 'byEmail', {
                email: order.invoice_email ?? '',
              })}
        </Row>
        <Row label={t('customerReference')}>{order.customer_reference}</Row>
        <Row label={done('id')}>{order.id}</Row>
      </dl>
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <Link href="/app" className={buttonClass({})}>
          {t('toApp')}
        </Link>
        <Button look="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {done('print')}
        </Button>
      </div>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { FetchedList } from '@/components/shell/fetched/fetched-list';
import { useOfficeOrders } from '@/lib/client/billing/office/office';
import type { OfficeOrder } from '@/lib/contracts/billing/office';
import { formatOrganizationNumber } from '@/lib/core/billing/organization-number';
import { tiers } from '@/lib/core/billing/plans';
import { OfficeFrame } from './office-frame';
import { SchoolLink } from './school-link';
import { useOfficeText } from './use-office-text';

/** Lists the orders of schools. */
export function OrdersPage() {
  const t = useTranslations('Office');
  const list = useOfficeOrders();
  return (
    <OfficeFrame query={list} title={t('ordersTitle')} text={t('ordersText')}>
      {({ pages }) => (
        <FetchedList
          list={list}
          rows={pages.flatMap(({ orders }) => orders)}
          label={t('ordersTitle')}
          none={<p className="text-ink-soft">{t('noOrders')}</p>}
          more={t('showMore')}
          look="grid gap-2"
          row={(order) => <OrderRow order={order} />}
        />
      )}
    </OfficeFrame>
  );
}

function OrderRow({ order }: { order: OfficeOrder }) {
  const t = useTranslations('Office');
  const plans = useTranslations('Pricing.tiers');
  const { amount, moment } = useOfficeText();
  const slug = tiers.find(({ id }) => id === order.tierId)?.slug;
  const number = formatOrganizationNumber(order.organizationNumber);
  return (
    <li className="border-line bg-surface rounded-desk grid gap-x-6 gap-y-1 border p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-5">
      <div className="min-w-0 break-words">
        <p className="font-semibold">
          <SchoolLink id={order.schoolId} name={order.schoolName} />
        </p>
        <p className="text-ink-soft">
          <bdi>{order.organizationName}</bdi>, {t('organization', { number })}
        </p>
        <p className="text-ink-soft text-sm">{t('orderedAt', { at: moment(order.orderedAt) })}</p>
      </div>
      <div className="sm:text-right">
        <p className="tabular-nums">
          {slug && `${plans(`${slug}.name`)} · `}
          {amount(order.totalOre)} · {t(order.invoiceType === 'ehf' ? 'byEhf' : 'byEmail')}
        </p>
        {order.invoices.length === 0 && <p className="text-ink-soft">{t('notInvoiced')}</p>}
        <p className="flex flex-wrap gap-x-4 sm:justify-end">
          {order.invoices.map((invoice) => (
            <Link
              key={invoice.id}
              href={`/app/office/invoices/${invoice.id}`}
              className="rounded-desk text-green inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t('invoice', { number: String(invoice.number) })}
            </Link>
          ))}
        </p>
      </div>
    </li>
  );
}

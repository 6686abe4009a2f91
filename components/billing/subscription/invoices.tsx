'use client';

import { FileCode, FileDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FileLink } from '@/components/shell/file-link';
import { FetchedList } from '@/components/shell/fetched/fetched-list';
import { useInvoices } from '@/lib/client/billing/billing';
import type { ListedInvoice } from '@/lib/contracts/billing/billing';
import { Part } from './part';
import { useDeliveryText } from './undelivered';
import { useBillingText } from '@/lib/client/page/use-billing-text';

export function Invoices({ schoolId, dueOre }: { schoolId: string; dueOre: number }) {
  const t = useTranslations('Billing.invoices');
  const { amount } = useBillingText();
  const list = useInvoices(schoolId);
  return (
    <Part title={t('title')}>
      {dueOre > 0 && (
        <p className="mb-4 text-lg font-bold tabular-nums">
          {t('due', { amount: amount(dueOre) })}
        </p>
      )}
      <FetchedList
        list={list}
        rows={list.data?.pages.flatMap(({ entries }) => entries) ?? []}
        label={t('title')}
        loading={t('loading')}
        placeholders={2}
        none={<p className="text-ink-soft">{t('none')}</p>}
        more={t('more')}
        look="border-line divide-line divide-y border-y"
        row={(entry) => <Entry schoolId={schoolId} entry={entry} />}
      />
    </Part>
  );
}

function Entry({ schoolId, entry }: { schoolId: string; entry: ListedInvoice }) {
  const t = useTranslations('Billing.invoices');
  const { date, amount } = useBillingText();
  const problem = useDeliveryText();
  const { totalOre, leftOre } = entry;
  const isPartlyPaid = leftOre !== null && leftOre > 0 && leftOre < totalOre;
  const path = `/schools/${schoolId}/invoices/${entry.id}`;
  const title = t(entry.type, {
    number: String(entry.number),
    invoice: String(entry.invoiceNumber ?? ''),
  });
  return (
    <li className="grid items-center gap-x-6 gap-y-2 py-4 sm:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{title}</span>
          <Status entry={entry} />
        </p>
        <p className="text-ink-soft text-sm">
          {t('period', { start: date(entry.periodStart), end: date(entry.periodEnd) })}
        </p>
        {entry.delivery && (
          <p className="text-amber text-sm font-semibold break-words">{problem(entry.delivery)}</p>
        )}
      </div>
      <p className="text-lg font-semibold tabular-nums sm:text-right">
        {amount(entry.type === 'creditNote' ? -totalOre : totalOre)}
        {isPartlyPaid && (
          <span className="block text-sm">{t('left', { left: amount(leftOre) })}</span>
        )}
      </p>
      <div className="-mx-3 flex flex-wrap sm:mx-0">
        <FileLink path={`${path}/pdf`} look="quiet" size="small">
          <FileDown aria-hidden className="text-green size-5" />
          {t('pdf')}
          <span className="sr-only"> {title}</span>
        </FileLink>
        <FileLink path={`${path}/ehf`} look="quiet" size="small">
          <FileCode aria-hidden className="text-green size-5" />
          {t('ehf')}
          <span className="sr-only"> {title}</span>
        </FileLink>
      </div>
    </li>
  );
}

const tones = {
  open: 'bg-birch',
  overdue: 'bg-amber-tint text-amber',
  paid: 'bg-green-tint text-green',
  credited: 'bg-birch',
  givenUp: 'bg-birch',
} as const;

function Status({ entry: { status, dueOn, issuedOn } }: { entry: ListedInvoice }) {
  const t = useTranslations('Billing.invoices');
  const { date } = useBillingText();
  if (status === null || dueOn === null) {
    return <span className="text-ink-soft text-sm">{date(issuedOn)}</span>;
  }
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-sm font-semibold ${tones[status]}`}>
      {t(`status.${status}`, { day: date(dueOn) })}
    </span>
  );
}

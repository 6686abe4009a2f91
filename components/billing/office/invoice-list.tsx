'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { FetchedList } from '@/components/shell/fetched/fetched-list';
import { SearchField } from '@/components/ui/search-field';
import { useOfficeInvoices } from '@/lib/client/billing/office/office';
import { useSearch } from '@/lib/client/page/use-search';
import {
  invoiceStates,
  type InvoiceState,
  type OfficeInvoiceRow,
} from '@/lib/contracts/billing/office';
import { searchMaxLength } from '@/lib/contracts/search';
import { Badge, StateBadge } from './state-badge';
import { useOfficeText } from './use-office-text';

export function InvoiceList() {
  const t = useTranslations('Office');
  const { typed, setTyped, search } = useSearch();
  const [state, setState] = useState<InvoiceState>('all');
  const list = useOfficeInvoices(search, state);
  const rows = list.data?.pages.flatMap(({ invoices }) => invoices) ?? [];
  const found = t(list.hasNextPage ? 'foundMore' : 'found', { count: rows.length });
  return (
    <section aria-label={t('screens.invoices')}>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <SearchField
          className="min-w-0 flex-1 basis-72"
          label={t('search')}
          hint={t('searchHint')}
          value={typed}
          maxLength={searchMaxLength}
          onChange={setTyped}
        />
        <States state={state} onChoose={setState} />
      </div>
      <p aria-live="polite" className="sr-only">
        {list.data && !list.isPlaceholderData && found}
      </p>
      <FetchedList
        list={list}
        rows={rows}
        className="mt-6"
        label={t('screens.invoices')}
        loading={t('loading')}
        none={
          <p className="text-ink-soft">
            {t(search ? 'noneFound' : state === 'all' ? 'none' : 'noneOf')}
          </p>
        }
        more={t('showMore')}
        look="grid gap-2"
        row={(row) => (
          <li>
            <InvoiceRow row={row} />
          </li>
        )}
      />
    </section>
  );
}

function States(props: { state: InvoiceState; onChoose: (state: InvoiceState) => void }) {
  const { state, onChoose } = props;
  const t = useTranslations('Office');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{t('filter')}</legend>
      <div className="bg-birch rounded-desk inline-flex flex-wrap p-1">
        {invoiceStates.map((each) => (
          <label
            key={each}
            className="rounded-desk has-checked:bg-surface has-checked:shadow-card has-focus-visible:outline-green flex min-h-11 cursor-pointer items-center px-3 font-semibold has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="invoice-state"
              className="sr-only"
              checked={state === each}
              onChange={() => onChoose(each)}
            />
            {t(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function InvoiceRow({ row }: { row: OfficeInvoiceRow }) {
  const t = useTranslations('Office');
  const { amount, day } = useOfficeText();
  const { id, number, buyerName, schoolName, dueOn, totalOre, settlement } = row;
  const due = t('dueOn', { day: day(dueOn) });
  return (
    <Link
      href={`/app/office/invoices/${id}`}
      className="border-line bg-surface hover:border-line-strong rounded-desk grid gap-x-6 gap-y-1 border p-4 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:items-center sm:px-5 lg:grid-cols-[5.5rem_minmax(0,1fr)_10rem_11rem_14rem]"
    >
      <span className="font-bold tabular-nums">{number}</span>
      <span className="min-w-0 break-words">
        <bdi>{buyerName}</bdi>
        {schoolName !== buyerName && <bdi className="text-ink-soft block">{schoolName}</bdi>}
      </span>
      <span className="text-ink-soft max-lg:hidden">{due}</span>
      <span className="tabular-nums lg:text-right">
        {settlement.leftOre > 0
          ? t('left', { amount: amount(settlement.leftOre) })
          : amount(totalOre)}
        <span className="text-ink-soft lg:hidden"> · {due}</span>
      </span>
      <span className="flex flex-wrap gap-1.5 max-lg:sm:col-start-2">
        <StateBadge settlement={settlement} isOverdue={row.isOverdue} />
        {row.isDeliveryRefused && <Badge tone="bad">{t('notDelivered')}</Badge>}
      </span>
    </Link>
  );
}

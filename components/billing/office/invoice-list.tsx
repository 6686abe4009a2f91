'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { SearchField } from '@/components/ui/search-field';
import { FetchedList } from '@/components/shell/fetched/fetched-list';
import { useOfficeInvoices } from '@/lib/client/billing/office/office';
import { useSearch } from '@/lib/client/page/use-search';
import {
  invoiceFilters,
  type InvoiceFilter,
  type OfficeDocumentRow,
  type OfficeInvoiceRow,
} from '@/lib/contracts/billing/office';
import { searchMaxLength } from '@/lib/contracts/search';
import { Badge, StateBadge } from './state-badge';
import { useOfficeText } from './use-office-text';

export function InvoiceList(props: {
  filter: InvoiceFilter;
  onFilter: (filter: InvoiceFilter) => void;
}) {
  const { filter, onFilter } = props;
  const t = useTranslations('Office');
  const { typed, setTyped, search } = useSearch();
  const list = useOfficeInvoices(search, filter);
  const rows = list.data?.pages.flatMap(({ invoices }) => invoices) ?? [];
  const found = t(list.hasNextPage ? 'foundMore' : 'found', { count: rows.length });
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" tabIndex={-1} className="text-2xl font-bold outline-none">
        {t('invoices')}
      </h2>
      <div className="mt-4 flex flex-wrap items-start gap-x-8 gap-y-4">
        <SearchField
          className="min-w-0 flex-1 basis-72"
          label={t('search')}
          hint={t('searchHint')}
          value={typed}
          maxLength={searchMaxLength}
          onChange={setTyped}
        />
        <Filter filter={filter} onFilter={onFilter} />
      </div>
      <p aria-live="polite" className="sr-only">
        {list.data && !list.isPlaceholderData && found}
      </p>
      <FetchedList
        list={list}
        rows={rows}
        className="mt-4"
        label={t('invoices')}
        loading={t('loading')}
        none={
          <p className="text-ink-soft">
            {t(search ? 'noneFound' : filter === 'all' ? 'none' : 'noneOf')}
          </p>
        }
        more={t('showMore')}
        look="grid gap-2"
        row={(row) => (
          <li>{row.type === 'invoice' ? <InvoiceRow row={row} /> : <CreditNoteRow row={row} />}</li>
        )}
      />
    </section>
  );
}

function Filter({ filter, onFilter }: Parameters<typeof InvoiceList>[0]) {
  const t = useTranslations('Office');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{t('filter')}</legend>
      <div className="bg-birch rounded-desk inline-flex flex-wrap p-1">
        {invoiceFilters.map((each) => (
          <label
            key={each}
            className="rounded-desk has-checked:bg-surface has-checked:shadow-card has-focus-visible:outline-green flex min-h-11 cursor-pointer items-center px-3 font-semibold has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="invoice-filter"
              className="sr-only"
              checked={filter === each}
              onChange={() => onFilter(each)}
            />
            {t(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const rowLook =
  'border-line bg-surface hover:border-line-strong rounded-desk grid gap-x-6 gap-y-1 border p-4 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:items-center sm:px-5 lg:grid-cols-[5.5rem_minmax(0,1fr)_10rem_11rem_14rem]';

function InvoiceRow({ row }: { row: OfficeInvoiceRow }) {
  const t = useTranslations('Office');
  const { amount, day } = useOfficeText();
  const { id, number, buyerName, dueOn, totalOre, settlement, isOverdue, isDeliveryRefused } = row;
  const isOpen = settlement.leftOre > 0;
  return (
    <Link href={`/app/office/invoices/${id}`} className={rowLook}>
      <span className="font-bold tabular-nums">{number}</span>
      <bdi className="min-w-0 break-words">{buyerName}</bdi>
      <span className="text-ink-soft max-lg:hidden">{t('dueOn', { day: day(dueOn) })}</span>
      <span className="tabular-nums lg:text-right">
        {isOpen ? t('left', { amount: amount(settlement.leftOre) }) : amount(totalOre)}
        <span className="text-ink-soft lg:hidden"> · {t('dueOn', { day: day(dueOn) })}</span>
      </span>
      <span className="flex flex-wrap gap-1.5 max-lg:sm:col-start-2">
        <StateBadge settlement={settlement} isOverdue={isOverdue} />
        {isDeliveryRefused && <Badge tone="bad">{t('notDelivered')}</Badge>}
      </span>
    </Link>
  );
}

/** Credit notes are shown as negative amounts. */
function CreditNoteRow({ row }: { row: Extract<OfficeDocumentRow, { type: 'creditNote' }> }) {
  const t = useTranslations('Office');
  const { amount, day } = useOfficeText();
  const issued = t('issuedOn', { day: day(row.issuedOn) });
  return (
    <Link href={`/app/office/credit-notes/${row.id}`} className={rowLook}>
      <span className="font-bold tabular-nums">{row.number}</span>
      <bdi className="min-w-0 break-words">{row.buyerName}</bdi>
      <span className="text-ink-soft max-lg:hidden">{issued}</span>
      <span className="tabular-nums lg:text-right">
        {amount(-row.totalOre)}
        <span className="text-ink-soft lg:hidden"> · {issued}</span>
      </span>
      <span className="flex flex-wrap gap-1.5 max-lg:sm:col-start-2">
        <Badge tone="plain">{t('creditNoteFor', { number: String(row.invoiceNumber) })}</Badge>
        {row.isDeliveryRefused && <Badge tone="bad">{t('notDelivered')}</Badge>}
      </span>
    </Link>
  );
}

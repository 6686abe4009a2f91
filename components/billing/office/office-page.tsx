'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useOffice, useOfficeFailures } from '@/lib/client/billing/office/office';
import type { InvoiceFilter } from '@/lib/contracts/billing/office';
import { OfficeFailed } from './office-failed';
import { Attention } from './attention';
import { InvoiceList } from './invoice-list';
import { PeriodExport } from './period-export';

/** The office. Other accounts get the 404 page here. */
export function OfficePage() {
  const t = useTranslations('Office');
  const attention = useOffice();
  const failing = useOfficeFailures();
  const office = attention.data;
  const failures = failing.data;
  const error = attention.error ?? failing.error;
  const refetch = () => Promise.all([attention.refetch(), failing.refetch()]);
  const [filter, setFilter] = useState<InvoiceFilter>('all');
  if (error && !(office && failures)) return <OfficeFailed error={error} onRetry={refetch} />;
  if (!office || !failures) return <Skeleton label={t('loading')} />;
  const showOverdue = () => {
    setFilter('overdue');
    document.getElementById('invoices')?.focus();
  };
  return (
    <>
      <PageHeading title={t('title')} text={t('text')} />
      <div className="grid gap-12 *:min-w-0">
        <Attention office={office} failures={failures} onShow={showOverdue} />
        <InvoiceList filter={filter} onFilter={setFilter} />
        <PeriodExport />
      </div>
    </>
  );
}

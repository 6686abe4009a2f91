'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SchoolBilling } from '@/lib/contracts/billing';
import { formatOrganizationNumber } from '@/lib/core/billing/organization-number';
import { Part } from './part';

/** Who gets the school's invoices, and how. */
export function Payer({ payer }: { payer: NonNullable<SchoolBilling['payer']> }) {
  const t = useTranslations('Billing.payer');
  const number = formatOrganizationNumber(payer.organizationNumber);
  return (
    <Part title={t('title')}>
      <dl className="border-line border-y">
        <Row label={t('name')}>
          <bdi>{payer.organizationName}</bdi>
          <span className="text-ink-soft block text-sm">{t('number', { number })}</span>
        </Row>
        <Row label={t('how')}>
          {payer.invoiceType === 'ehf' ? t('ehf') : t('email', { email: payer.invoiceEmail ?? '' })}
        </Row>
        <Row label={t('reference')}>
          <bdi>{payer.customerReference}</bdi>
        </Row>
      </dl>
    </Part>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line grid gap-x-6 gap-y-0.5 border-t py-3.5 first:border-t-0 sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { Payer } from '@/lib/contracts/billing/billing';
import { formatOrganizationNumber } from '@/lib/core/billing/organization-number';
import { Part } from './part';
import { PayerDialog } from './payer-dialog';

export function PayerPart({ schoolId, payer }: { schoolId: string; payer: Payer }) {
  const t = useTranslations('Billing.payer');
  const [isEditing, setEditing] = useState(false);
  const number = formatOrganizationNumber(payer.organizationNumber);
  return (
    <Part title={t('title')}>
      <dl className="border-line border-y">
        <Row label={t('name')}>
          <bdi>{payer.organizationName}</bdi>
          <span className="text-ink-soft block text-sm">{t('number', { number })}</span>
        </Row>
        <Row label={t('how')}>
          {payer.invoiceType === 'ehf'
            ? t('ehf')
            : t(payer.attachesEhf ? 'emailWithEhf' : 'email', { email: payer.invoiceEmail ?? '' })}
        </Row>
        <Row label={t('reference')}>
          <bdi>{payer.customerReference}</bdi>
        </Row>
      </dl>
      <Button look="secondary" className="mt-5" onClick={() => setEditing(true)}>
        {t('edit')}
      </Button>
      {isEditing && (
        <PayerDialog schoolId={schoolId} payer={payer} onClose={() => setEditing(false)} />
      )}
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

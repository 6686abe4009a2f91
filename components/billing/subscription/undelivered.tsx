'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { useInvoices } from '@/lib/client/billing/billing';
import type { ListedInvoice } from '@/lib/contracts/billing/billing';

export function useDeliveryText() {
  const t = useTranslations('Billing.undelivered');
  const format = useFormatter();
  return ({ problem, address, sentTo, nextTryAt }: NonNullable<ListedInvoice['delivery']>) =>
    t(problem, {
      way: address === null ? t('byEhf') : t('byEmail', { address }),
      address: sentTo ?? '',
      at: nextTryAt
        ? format.dateTime(new Date(nextTryAt), { dateStyle: 'medium', timeStyle: 'short' })
        : '',
    });
}

export function Undelivered({ schoolId }: { schoolId: string }) {
  const t = useTranslations('Billing.undelivered');
  const invoices = useTranslations('Billing.invoices');
  const text = useDeliveryText();
  const { data } = useInvoices(schoolId);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const refused = entries.flatMap(({ delivery, ...entry }) =>
    delivery && delivery.problem !== 'retried' ? [{ ...entry, delivery }] : [],
  );
  if (refused.length === 0) return null;
  return (
    <Notice tone="warning" title={t('title')}>
      <ul className="grid gap-1">
        {refused.map(({ id, type, number, invoiceNumber, delivery }) => (
          <li key={id} className="break-words">
            {invoices(type, { number: String(number), invoice: String(invoiceNumber ?? '') })}:{' '}
            {text(delivery)}
          </li>
        ))}
      </ul>
      <p className="mt-1">{t('then')}</p>
    </Notice>
  );
}

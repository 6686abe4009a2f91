'use client';

import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { FetchedList } from '@/components/shell/fetched/fetched-list';
import { useReceipts } from '@/lib/client/billing/billing';
import { Part } from './part';
import { useBillingText } from '@/lib/client/page/use-billing-text';

export function ReceiptsPart({ teacherId }: { teacherId: string }) {
  const t = useTranslations('Billing.receipts');
  const { date, amount } = useBillingText();
  const query = useReceipts(teacherId);
  return (
    <Part title={t('title')}>
      <FetchedList
        list={query}
        rows={query.data?.receipts ?? []}
        loading={t('loading')}
        placeholders={1}
        none={<p className="text-ink-soft">{t('none')}</p>}
        look="border-line divide-line divide-y border-y"
        row={({ paidOn, totalOre, url }) => (
          <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
            <span className="grow font-semibold">{date(paidOn)}</span>
            <span className="text-lg font-semibold tabular-nums">{amount(totalOre)}</span>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ look: 'quiet', size: 'small', className: '-mx-3 sm:mx-0' })}
            >
              <ReceiptText aria-hidden className="text-green size-5" />
              {t('open')}
              <span className="sr-only">{t('inNewTab', { day: date(paidOn) })}</span>
            </a>
          </li>
        )}
      />
    </Part>
  );
}

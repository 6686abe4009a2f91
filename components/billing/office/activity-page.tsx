'use client';

import { useTranslations } from 'next-intl';
import { FetchedList } from '@/components/shell/fetched/fetched-list';
import { useOfficeActivity } from '@/lib/client/billing/office/office';
import { OfficeFrame } from './office-frame';
import { useOfficeText } from './use-office-text';

/** Lists the acts of clerks. */
export function ActivityPage() {
  const t = useTranslations('Office');
  const list = useOfficeActivity();
  const { amount, moment } = useOfficeText();
  return (
    <OfficeFrame query={list} title={t('activityTitle')} text={t('activityText')}>
      {({ pages }) => (
        <FetchedList
          isOrdered
          list={list}
          rows={pages.flatMap(({ entries }) => entries)}
          className="max-w-3xl"
          none={<p className="text-ink-soft">{t('noActivity')}</p>}
          more={t('showMore')}
          row={({ kind, actor, at, invoice, amountOre, ...about }) => (
            <li className="py-3">
              <p className="break-words">
                {t(kind, {
                  actor,
                  number: invoice ? String(invoice.number) : '',
                  amount: amountOre === null ? '' : amount(amountOre),
                  creditNote: String(about.creditNoteNumber ?? ''),
                  school: about.school ?? '',
                  reason: about.reason ?? '',
                })}
              </p>
              <p className="text-ink-soft text-sm">{moment(at)}</p>
            </li>
          )}
        />
      )}
    </OfficeFrame>
  );
}

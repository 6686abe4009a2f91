'use client';

import { useTranslations } from 'next-intl';
import { MoreButton } from '@/components/ui/more-button';
import { useOfficeActivity } from '@/lib/client/billing/office/office';
import { OfficeFrame } from './office-frame';
import { useOfficeText } from './use-office-text';

/** Lists the acts of clerks. */
export function ActivityPage() {
  const t = useTranslations('Office');
  const list = useOfficeActivity();
  const { amount, day, moment } = useOfficeText();
  const rows = list.data?.pages.flatMap(({ entries }) => entries) ?? [];
  return (
    <OfficeFrame query={list} heading={{ title: t('activityTitle'), text: t('activityText') }}>
      {() => (
        <>
          {rows.length === 0 && <p className="text-ink-soft">{t('noActivity')}</p>}
          <ol className="divide-line max-w-3xl divide-y">
            {rows.map(({ id, kind, actor, at, invoice, amountOre, payments, period, ...about }) => (
              <li key={id} className="py-3">
                <p className="break-words">
                  {t(kind, {
                    actor,
                    number: invoice ? String(invoice.number) : '',
                    amount: amountOre === null ? '' : amount(amountOre),
                    payments: payments ?? 0,
                    creditNote: String(about.creditNoteNumber ?? ''),
                    school: about.school ?? '',
                    reason: about.reason ?? '',
                    from: period ? day(period.from) : '',
                    to: period ? day(period.to) : '',
                  })}
                </p>
                <p className="text-ink-soft text-sm">{moment(at)}</p>
              </li>
            ))}
          </ol>
          <MoreButton list={list} label={t('showMore')} className="mt-6" />
        </>
      )}
    </OfficeFrame>
  );
}

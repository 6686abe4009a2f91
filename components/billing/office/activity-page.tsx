'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useOfficeActivity } from '@/lib/client/billing/office/office';
import { OfficeFailed } from './office-failed';
import { useOfficeText } from './use-office-text';

/** Lists the acts of clerks. */
export function ActivityPage() {
  const t = useTranslations('Office');
  const errorText = useErrorText('reading');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useOfficeActivity();
  const { amount, day, moment } = useOfficeText();
  const back = { href: '/app/office', label: t('back') };
  if (error && !data) {
    return (
      <OfficeFailed
        error={error}
        text={errorText(error)}
        back={back}
        onRetry={() => void refetch()}
      />
    );
  }
  const rows = data?.pages.flatMap(({ entries }) => entries) ?? [];
  return (
    <>
      <PageHeading back={back} title={t('activityTitle')} text={t('activityText')} />
      {!data && <Skeleton label={t('loading')} />}
      {data && rows.length === 0 && <p className="text-ink-soft">{t('noActivity')}</p>}
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
      {hasNextPage && (
        <Button
          look="secondary"
          className="mt-6"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('showMore')}
        </Button>
      )}
    </>
  );
}

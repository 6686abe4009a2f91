'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Office, OfficeFailures } from '@/lib/contracts/billing/office';
import { Failures } from './failures';
import { DocumentLink, RefusedRow, RetriedRow } from './delivery-rows';
import { useOfficeText } from './use-office-text';

export function Attention({
  office,
  failures,
  onShow,
}: {
  office: Office;
  failures: OfficeFailures;
  onShow: () => void;
}) {
  const t = useTranslations('Office');
  const { amount } = useOfficeText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { overdue, refused, retried, credits, unreachable, hasSeller } = office;
  const hasFailures = Object.values(failures).some((list) => list.length > 0);
  const lists = [overdue, refused, retried, credits, unreachable];
  const isCalm = lists.every(({ count }) => count === 0) && hasSeller && !hasFailures;
  // The row is removed with the focused button, so the heading takes the focus.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  return (
    <section aria-labelledby="attention">
      <h2 ref={heading} id="attention" tabIndex={-1} className="text-2xl font-bold outline-none">
        {t('attention')}
      </h2>
      <div className="mt-4 grid gap-4">
        {isCalm && <Notice tone="success">{t('nothing')}</Notice>}
        {!hasSeller && (
          <Notice tone="warning" title={t('noSeller')}>
            {t('noSellerText')}
          </Notice>
        )}
        {overdue.count > 0 && (
          <div className="border-line bg-surface flex flex-wrap items-center justify-between gap-4 rounded-2xl border p-5 sm:px-6">
            <div>
              <h3 className="text-lg font-bold">{t('overdueTitle', { count: overdue.count })}</h3>
              <p className="text-ink-soft">
                {t('overdueText', { amount: amount(overdue.leftOre) })}
              </p>
            </div>
            <Button look="secondary" onClick={onShow}>
              {t('showOverdue')}
            </Button>
          </div>
        )}
        {credits.count > 0 && <Credits credits={credits} />}
        {unreachable.count > 0 && <Unreachable unreachable={unreachable} />}
        {refused.count > 0 && (
          <div className="border-line bg-surface rounded-2xl border p-5 sm:px-6">
            <h3 className="text-lg font-bold">{t('refusedTitle', { count: refused.count })}</h3>
            {refused.count > refused.deliveries.length && (
              <p className="text-ink-soft">
                {t('refusedMore', { count: refused.deliveries.length })}
              </p>
            )}
            <ul className="divide-line mt-2 divide-y">
              {refused.deliveries.map((delivery) => (
                <RefusedRow key={delivery.id} refused={delivery} onRetried={focusHeading} />
              ))}
            </ul>
          </div>
        )}
        {retried.count > 0 && (
          <div className="border-line bg-surface rounded-2xl border p-5 sm:px-6">
            <h3 className="text-lg font-bold">{t('retriedTitle', { count: retried.count })}</h3>
            {retried.count > retried.deliveries.length && (
              <p className="text-ink-soft">
                {t('retriedMore', { count: retried.deliveries.length })}
              </p>
            )}
            <ul className="divide-line mt-2 divide-y">
              {retried.deliveries.map((delivery) => (
                <RetriedRow key={delivery.id} retried={delivery} />
              ))}
            </ul>
          </div>
        )}
        <Failures failures={failures} onRetried={focusHeading} />
      </div>
    </section>
  );
}

function Credits({ credits }: { credits: Office['credits'] }) {
  const t = useTranslations('Office');
  const { amount } = useOfficeText();
  return (
    <div className="border-line bg-surface rounded-2xl border p-5 sm:px-6">
      <h3 className="text-lg font-bold">{t('creditsTitle', { count: credits.count })}</h3>
      <p className="text-ink-soft">
        {t('creditsText')}{' '}
        {credits.count > credits.schools.length &&
          t('creditsMore', { count: credits.schools.length })}
      </p>
      <ul className="divide-line mt-2 divide-y">
        {credits.schools.map(({ id, name, creditOre }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <bdi className="min-w-0 font-semibold break-words">{name}</bdi>
            <span className="font-bold tabular-nums">{amount(creditOre)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Unreachable({ unreachable }: { unreachable: Office['unreachable'] }) {
  const t = useTranslations('Office');
  const { amount, day } = useOfficeText();
  const { count, invoices } = unreachable;
  return (
    <div className="border-line bg-surface rounded-2xl border p-5 sm:px-6">
      <h3 className="text-lg font-bold">{t('unreachableTitle', { count })}</h3>
      <p className="text-ink-soft">
        {t('unreachableText')}{' '}
        {count > invoices.length && t('unreachableMore', { count: invoices.length })}
      </p>
      <ul className="divide-line mt-2 divide-y">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="py-2">
            <DocumentLink document={{ ...invoice, type: 'invoice' }} />
            <p className="text-ink-soft">
              {t('left', { amount: amount(invoice.leftOre) })},{' '}
              {t('dueOn', { day: day(invoice.dueOn) })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

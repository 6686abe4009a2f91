'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import type { RefusedDelivery } from '@/lib/contracts/billing/office';
import { Answer, DeliveryProblem } from './delivery-problem';
import { useOfficeText } from './use-office-text';
import { useTryAgain } from './use-try-again';

type DocumentName = Pick<RefusedDelivery, 'id' | 'type' | 'number' | 'buyerName'>;

export function DocumentLink({ document }: { document: DocumentName }) {
  const t = useTranslations('Office');
  const { id, type, number, buyerName } = document;
  const page = type === 'invoice' ? 'invoices' : 'credit-notes';
  return (
    <p>
      <Link
        href={`/app/office/${page}/${id}`}
        className="rounded-desk text-green inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t(type, { number: String(number) })}
      </Link>{' '}
      <bdi>{buyerName}</bdi>
    </p>
  );
}

export function RetriedRow({ retried }: { retried: RefusedDelivery }) {
  const invoice = useTranslations('OfficeInvoice');
  const { channel, moment } = useOfficeText();
  const { delivery } = retried;
  const { insteadOf, deliveredAt, answer, emailAddress } = delivery;
  return (
    <li className="py-3">
      <DocumentLink document={retried} />
      {insteadOf && (
        <p className="text-ink-soft break-words">
          {invoice(`insteadOf.${insteadOf.to}`, {
            ...{ channel: channel(insteadOf), address: emailAddress ?? '' },
          })}{' '}
          {insteadOf.answer && <Answer>{insteadOf.answer}</Answer>}
        </p>
      )}
      {!deliveredAt && (
        <p className="text-ink-soft break-words">
          {invoice('waitingAgain', {
            ...{ channel: channel(delivery), at: moment(delivery.nextTryAt) },
          })}{' '}
          {answer && <Answer>{answer}</Answer>}
        </p>
      )}
    </li>
  );
}

export function RefusedRow({
  refused,
  onRetried,
}: {
  refused: RefusedDelivery;
  onRetried: () => void;
}) {
  const t = useTranslations('Office');
  const invoice = useTranslations('OfficeInvoice');
  const { channel } = useOfficeText();
  const { id, number, type, delivery } = refused;
  const name = t(type, { number: String(number) });
  const { tryAgain, isPending } = useTryAgain(id, name, onRetried);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <DocumentLink document={refused} />
        <p className="text-ink-soft break-words">
          {invoice('refused', { channel: channel(delivery) })}{' '}
          <DeliveryProblem delivery={delivery} />
        </p>
      </div>
      <Button
        look="secondary"
        size="small"
        busy={isPending}
        aria-label={t('retryOf', { document: name })}
        onClick={tryAgain}
      >
        <Send aria-hidden className="size-4" />
        {t('retry')}
      </Button>
    </li>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { Failure } from '@/lib/contracts/billing/office';
import type { DeliveryProblem } from '@/lib/core/billing/office/office-action';
import type { Messages } from '@/lib/i18n/messages';
import { useOfficeText } from './use-office-text';

type MailName = keyof Messages['MailNames'];
type QueueName = keyof Messages['OfficeFailures']['queues'];

export function useFailureName() {
  const t = useTranslations('OfficeFailures');
  const office = useTranslations('Office');
  const mailName = useTranslations('MailNames');
  return ({ kind, id, name, invoiceId, number, about }: Failure): string => {
    if (kind === 'mail') return t('mail', { kind: mailName(about as MailName), recipient: name });
    if (kind === 'job') {
      return t('times', { name: t(`queues.${name as QueueName}`), times: number! });
    }
    if (number === null) return name;
    return office(id === invoiceId ? 'invoice' : 'creditNote', { number: String(number) });
  };
}

export function FailureText({ failure }: { failure: Failure }) {
  const name = useFailureName()(failure);
  const text = useFailureText()(failure);
  return (
    <>
      {failure.invoiceId === null ? (
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
      ) : (
        <p>
          <Link
            href={`/app/office/invoices/${failure.invoiceId}`}
            className="rounded-desk text-green inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {name}
          </Link>{' '}
          <bdi>{failure.name}</bdi>
        </p>
      )}
      {text && <p className="text-ink-soft">{text}</p>}
      {failure.answer && <Answer>{failure.answer}</Answer>}
    </>
  );
}

export function Answer({ children }: { children: string }) {
  const t = useTranslations('Office');
  return (
    <p className="text-ink-soft mt-1 text-sm">
      {t('answer')} <code className="break-all">{children}</code>
    </p>
  );
}

function useFailureText() {
  const t = useTranslations('OfficeFailures');
  const office = useTranslations('Office');
  const { amount, moment } = useOfficeText();
  return ({ kind, about, at, amountOre }: Failure): string | null => {
    switch (kind) {
      case 'refused':
        return office(`problems.${about as DeliveryProblem}`);
      case 'retried':
        return about === 'onlyAdmin' ? t('onlyAdmin') : t('nextTry', { at: moment(at!) });
      case 'unreachable':
        return office('left', { amount: amount(amountOre!) });
      case 'credit':
        return amount(amountOre!);
      case 'blocked':
        return t(about === 'noSeller' ? 'waitsForSeller' : 'blockedOther', { at: moment(at!) });
      case 'mail':
      case 'job':
        return moment(at!);
    }
  };
}

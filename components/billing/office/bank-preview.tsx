'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useRegisterBankLines } from '@/lib/client/billing/office/office';
import type { CheckedLine } from '@/lib/contracts/billing/office';
import type { BankFile, BankPayment } from '@/lib/core/billing/payment/bank-payment';
import { Badge } from './state-badge';
import { useOfficeText } from './use-office-text';

const tones = {
  exact: 'good',
  less: 'warning',
  more: 'warning',
  nothingLeft: 'warning',
  unknownKid: 'bad',
  known: 'plain',
  futureDay: 'bad',
} as const;

/** All but those that are registered already, and those of a day in the future. */
const canRegister = ({ verdict }: CheckedLine) => verdict !== 'known' && verdict !== 'futureDay';
const isChosenAtFirst = ({ verdict }: CheckedLine) =>
  verdict === 'exact' || verdict === 'unknownKid';

/** Lines that were not understood, as many as are named. */
const namedLines = 10;

/** Previews the effect of each payment. Those that fit and those without an invoice are chosen; the others can be. */
export function BankPreview({ file, checked }: { file: BankFile; checked: CheckedLine[] }) {
  const t = useTranslations('OfficeBankFile');
  const format = useFormatter();
  const errorText = useErrorText();
  const register = useRegisterBankLines();
  // Every attempt has the same ids, so that a repeated request registers each payment once.
  const [ids] = useState(() => file.payments.map(() => crypto.randomUUID()));
  const [chosen, setChosen] = useState(
    () => new Set(checked.flatMap((line, index) => (isChosenAtFirst(line) ? index : []))),
  );
  const { payments, outgoing, badLines } = file;
  const results = register.data;
  const submit = () =>
    register.mutate(
      [...chosen]
        .sort((a, b) => a - b)
        .map((index) => ({
          ...payments[index]!,
          id: ids[index]!,
          seenLeftOre: checked[index]!.invoice?.leftOre ?? 0,
        })),
    );
  const count = (wanted: NonNullable<typeof results>[number]) =>
    results?.filter((result) => result === wanted).length ?? 0;
  const unmatched = count('unmatched');
  const registered = count('registered') + unmatched;
  const skipped = count('changedMeanwhile');
  return (
    <section aria-labelledby="preview" className="grid gap-4 *:min-w-0">
      <h2 id="preview" className="text-2xl font-bold">
        {t('summary', { count: payments.length })}
      </h2>
      {badLines.length > 0 && (
        <Notice tone="warning">
          {t('badLines', {
            count: badLines.length,
            lines: format.list(badLines.slice(0, namedLines).map(String)),
          })}
        </Notice>
      )}
      {outgoing > 0 && <p className="text-ink-soft">{t('leftOut', { count: outgoing })}</p>}
      <ul aria-labelledby="preview" className="grid gap-2">
        {payments.map((payment, index) => (
          <PreviewRow
            key={ids[index]}
            payment={payment}
            checked={checked[index]!}
            isChosen={chosen.has(index)}
            isDone={register.isPending || results !== undefined}
            onChoose={(isChosen) => {
              const next = new Set(chosen);
              if (isChosen) next.add(index);
              else next.delete(index);
              setChosen(next);
            }}
          />
        ))}
      </ul>
      {register.error && (
        <Notice tone="error" title={t('registerFailed')}>
          {errorText(register.error)}
        </Notice>
      )}
      {results && (
        <Notice tone={skipped > 0 ? 'warning' : 'success'} title={t('done', { count: registered })}>
          {unmatched > 0 && t('unmatchedDone', { count: unmatched })}{' '}
          {skipped > 0 && t('skipped', { count: skipped })}
        </Notice>
      )}
      {!results && (
        <div>
          <Button disabled={chosen.size === 0} busy={register.isPending} onClick={submit}>
            {t('register', { count: chosen.size })}
          </Button>
        </div>
      )}
    </section>
  );
}

function PreviewRow(props: {
  payment: BankPayment;
  checked: CheckedLine;
  isChosen: boolean;
  isDone: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const { payment, checked, isChosen, isDone, onChoose } = props;
  const t = useTranslations('OfficeBankFile');
  const unmatched = useTranslations('OfficeUnmatched');
  const id = useId();
  const { amount, day } = useOfficeText();
  const { verdict, invoice } = checked;
  const { payer, message } = payment;
  const number = String(invoice?.number ?? '');
  const paid = amount(payment.amountOre);
  const difference = amount(Math.abs(payment.amountOre - (invoice?.leftOre ?? 0)));
  const reasons = {
    exact: t('exactText', { number }),
    less: t('lessText', { number, amount: difference }),
    more: t('moreText', { number, amount: difference }),
    nothingLeft: t('nothingLeftText', { number }),
    unknownKid: payment.kid ? t('unmatchedKid', { kid: payment.kid }) : t('noKidText'),
    known: t('knownText'),
    futureDay: t('futureDayText'),
  };
  const isOpen = canRegister(checked) && !isDone;
  return (
    <li>
      <label
        htmlFor={id}
        className={`border-line bg-surface rounded-desk grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 gap-y-1 border p-4 sm:grid-cols-[1.75rem_9rem_minmax(0,1fr)_auto] sm:items-center sm:px-5 ${isOpen ? 'hover:border-line-strong cursor-pointer' : ''}`}
      >
        {canRegister(checked) ? (
          <input
            id={id}
            type="checkbox"
            className="accent-green size-5"
            checked={isChosen}
            disabled={isDone}
            aria-label={t(invoice ? 'include' : 'includeUnmatched', {
              ...{ amount: paid, day: day(payment.paidOn), number },
            })}
            onChange={(event) => onChoose(event.target.checked)}
          />
        ) : (
          <span />
        )}
        <span className="font-bold tabular-nums">{paid}</span>
        <span className="min-w-0 break-words max-sm:col-start-2">
          {invoice && <bdi className="font-semibold">{invoice.buyerName}. </bdi>}
          {reasons[verdict]}
          <span className="text-ink-soft"> {t('paidOn', { day: day(payment.paidOn) })}.</span>
          {!invoice && (
            <bdi className="text-ink-soft block">
              {[
                payer && unmatched('payer', { payer }),
                message && unmatched('message', { message }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </bdi>
          )}
        </span>
        <span className="max-sm:col-start-2">
          <Badge tone={tones[verdict]}>{t(verdict)}</Badge>
        </span>
      </label>
    </li>
  );
}

'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Fetched } from '@/components/shell/fetched/fetched';
import { SelectField } from '@/components/ui/select-field';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useBookSums, useMakeBooks } from '@/lib/client/billing/office/books';
import { useOffice } from '@/lib/client/billing/office/office';
import { todayInNorway } from '@/lib/client/page/today';
import {
  chosenPeriod,
  mostMonths,
  periodChoices,
  periodProblem,
  type BooksPeriod,
} from '@/lib/core/billing/books/books-period';
import { OfficeFrame } from './office-frame';
import { useOfficeText } from './use-office-text';

/** The ledger of a period as a file, with its sums before. */
export function BooksPage() {
  const t = useTranslations('OfficeBooks');
  const office = useOffice();
  return (
    <OfficeFrame query={office} title={t('title')} text={t('text')}>
      {() => <Books />}
    </OfficeFrame>
  );
}

function Books() {
  const t = useTranslations('OfficeBooks');
  const [choice, setChoice] = useState<string>('lastTerm');
  const [period, setPeriod] = useState(() => chosenPeriod('lastTerm', todayInNorway()));
  const found = periodProblem(period);

  const choose = (value: string) => {
    setChoice(value);
    const known = periodChoices.find((each) => each === value);
    if (known) setPeriod(chosenPeriod(known, todayInNorway()));
  };
  const day = (key: keyof BooksPeriod) => (
    <Field
      type="date"
      label={t(key)}
      min="2000-01-01"
      max="2100-12-31"
      value={period[key]}
      error={found?.day === key ? t(found.problem, { months: String(mostMonths) }) : undefined}
      onChange={(event) => {
        setChoice('own');
        setPeriod({ ...period, [key]: event.target.value });
      }}
    />
  );
  return (
    <div className="grid gap-8 *:min-w-0">
      <div className="bg-birch grid items-start gap-4 rounded-2xl p-5 *:min-w-0 sm:grid-cols-3 sm:p-6">
        <SelectField isLarge label={t('period')} value={choice} onChange={choose}>
          {[...periodChoices, 'own' as const].map((each) => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </SelectField>
        {day('from')}
        {day('to')}
      </div>
      {!found && period.to >= todayInNorway() && <Notice tone="info">{t('incomplete')}</Notice>}
      <Sums period={found ? null : period} />
      <Files period={found ? null : period} />
    </div>
  );
}

const facts = [
  { name: 'net', key: 'netOre', hint: 'netHint' },
  { name: 'vat', key: 'vatOre', hint: null },
  { name: 'loss', key: 'lossOre', hint: null },
  { name: 'lossVat', key: 'lossVatOre', hint: null },
  { name: 'vatDue', key: 'vatDueOre', hint: null },
  { name: 'paid', key: 'paidOre', hint: 'paidHint' },
  { name: 'open', key: 'openOre', hint: 'openHint' },
] as const;

/** The sums of a period; without a period there are none. */
function Sums({ period }: { period: BooksPeriod | null }) {
  const t = useTranslations('OfficeBooks');
  const { amount } = useOfficeText();
  const sums = useBookSums(period);
  if (!period) return null;
  return (
    <section aria-labelledby="sums">
      <h2 id="sums" className="text-2xl font-bold">
        {t('sums')}
      </h2>
      <div className="mt-4" aria-live="polite">
        <Fetched query={sums} loading={t('loading')}>
          {(data) => (
            <dl className="divide-line max-w-2xl divide-y">
              {facts.map(({ name, key, hint }) => (
                <div key={key} className="flex flex-wrap justify-between gap-x-6 py-2.5">
                  <dt className="min-w-0">
                    {t(name)}
                    {hint && <span className="text-ink-soft block text-sm">{t(hint)}</span>}
                  </dt>
                  <dd className="ml-auto font-semibold tabular-nums">{amount(data[key])}</dd>
                </div>
              ))}
            </dl>
          )}
        </Fetched>
      </div>
    </section>
  );
}

/** Downloads of a period; without a period there are none. */
function Files({ period }: { period: BooksPeriod | null }) {
  const t = useTranslations('OfficeBooks');
  const errorText = useErrorText('reading');
  const { mutate, isPending, variables, error } = useMakeBooks();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {(['csv', 'saft'] as const).map((format) => (
          <Button
            key={format}
            look="secondary"
            disabled={!period || (isPending && variables.format !== format)}
            busy={isPending && variables.format === format}
            onClick={() => period && mutate({ ...period, format })}
          >
            <Download aria-hidden className="size-5" />
            {t(format)}
          </Button>
        ))}
      </div>
      <p role="status" className="text-ink-soft empty:hidden">
        {isPending && t('making')}
      </p>
      {error && <Notice tone="error">{errorText(error)}</Notice>}
      <p className="text-ink-soft max-w-prose text-sm">
        {t('csvHint')} {t('saftHint')}
      </p>
    </div>
  );
}

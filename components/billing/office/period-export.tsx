'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useExportPeriod } from '@/lib/client/billing/office/office';
import { todayInNorway } from '@/lib/client/page/today';
import {
  chosenPeriod,
  mostMonths,
  periodChoices,
  periodProblem,
  type ExportPeriod,
} from '@/lib/core/billing/export/export-period';

export function PeriodExport() {
  const t = useTranslations('OfficeExport');
  const errorText = useErrorText('reading');
  const save = useExportPeriod();
  const [choice, setChoice] = useState<string>('lastTerm');
  const [period, setPeriod] = useState(() => chosenPeriod('lastTerm', todayInNorway()));
  const found = periodProblem(period);
  const choose = (value: string) => {
    setChoice(value);
    const known = periodChoices.find((each) => each === value);
    if (known) setPeriod(chosenPeriod(known, todayInNorway()));
  };
  const day = (key: keyof ExportPeriod) => (
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
    <section aria-labelledby="export">
      <h2 id="export" className="text-2xl font-bold">
        {t('title')}
      </h2>
      <p className="text-ink-soft mt-1 max-w-prose">{t('text')}</p>
      <div className="bg-birch mt-4 grid items-start gap-4 rounded-2xl p-5 *:min-w-0 sm:grid-cols-3 sm:p-6">
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
      <div className="mt-4 grid justify-items-start gap-4">
        {!found && period.to >= todayInNorway() && <Notice tone="info">{t('incomplete')}</Notice>}
        {save.error && <Notice tone="error">{errorText(save.error)}</Notice>}
        <Button
          look="secondary"
          disabled={found !== null}
          busy={save.isPending}
          onClick={() => save.mutate(period)}
        >
          <Download aria-hidden className="size-5" />
          {t('csv')}
        </Button>
      </div>
    </section>
  );
}

'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Choice } from '@/components/ui/choice';
import type { Reconciled, ReconcileAnswers } from '@/lib/core/classes/import/reconcile';
import { SelectField } from '@/components/ui/select-field';

export function ImportComparison({
  compared,
  answers,
  onAnswers,
}: {
  compared: Reconciled;
  answers: ReconcileAnswers;
  onAnswers: (answers: ReconcileAnswers) => void;
}) {
  const t = useTranslations('Import');
  const format = useFormatter();
  const { added, stays, gone, unclear } = compared;
  return (
    <section className="border-line border-t pt-5">
      <h4 className="font-semibold">{t('compare')}</h4>
      <dl className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {added.length > 0 && (
          <>
            <dt className="text-green font-semibold">{t('new', { count: added.length })}</dt>
            <dd className="max-h-32 overflow-y-auto">{format.list(added)}</dd>
          </>
        )}
        <dt className="font-semibold">{t('stays', { count: stays.length })}</dt>
        <dd className="text-ink-soft">{t('kept')}</dd>
        {gone.length > 0 && (
          <>
            <dt className="text-amber font-semibold">{t('gone', { count: gone.length })}</dt>
            <dd>{format.list(gone.map(({ name }) => name))}</dd>
          </>
        )}
      </dl>
      {gone.length > 0 && (
        <fieldset className="mt-3 grid gap-2 sm:grid-cols-2">
          <legend className="sr-only">{t('goneQuestion')}</legend>
          {[false, true].map((removeGone) => (
            <Choice
              key={String(removeGone)}
              type="radio"
              name="import-gone"
              label={t(removeGone ? 'removeGone' : 'keepGone', { count: gone.length })}
              checked={answers.removeGone === removeGone}
              onChange={() => onAnswers({ ...answers, removeGone })}
            />
          ))}
        </fieldset>
      )}
      {unclear.length > 0 && (
        <div className="mt-4 grid gap-3 sm:grid-cols-2">
          {unclear.map(({ pupil, candidates }) => (
            <SelectField
              key={pupil.id}
              label={t('unclear', { name: pupil.name })}
              value={answers.same[pupil.id] ?? ''}
              onChange={(name) =>
                onAnswers({ ...answers, same: { ...answers.same, [pupil.id]: name || null } })
              }
            >
              {candidates.map((name) => (
                <option key={name}>{name}</option>
              ))}
              <option value="">{t('noneOfThem')}</option>
            </SelectField>
          ))}
        </div>
      )}
    </section>
  );
}

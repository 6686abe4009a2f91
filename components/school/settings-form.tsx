'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { SelectField } from '@/components/ui/select-field';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useUpdateSchool } from '@/lib/client/school/use-school';
import type { SchoolSettings } from '@/lib/contracts/school/school-settings';
import { formatSchoolYear, schoolYearAt } from '@/lib/core/school/grades';
import { GradeChoice } from './grade-choice';
import {
  settingsFormSchema,
  toInput,
  toUpdate,
  type SettingsInput,
  type SettingsProblem,
} from './settings-schema';

function offeredYears(stored: number | null, now: Date): number[] {
  const current = schoolYearAt(now.getFullYear(), now.getMonth() + 1);
  const years = new Set([current - 1, current, current + 1]);
  if (stored !== null) years.add(stored);
  return [...years].sort((a, b) => a - b);
}

export function SettingsForm(props: { schoolId: string; settings: SchoolSettings }) {
  const { schoolId, settings } = props;
  const t = useTranslations('SchoolSettings');
  const errorText = useErrorText();
  const { date } = useBillingText();
  const update = useUpdateSchool(schoolId);
  const [today] = useState(() => new Date());
  const form = useForm<SettingsInput>({
    resolver: zodResolver(settingsFormSchema),
    defaultValues: toInput(settings),
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const year = useController({ control: form.control, name: 'schoolYear' }).field;
  const grades = useController({ control: form.control, name: 'grades' }).field;
  useUnsavedWarning(isDirty && !isSubmitting, { isKept: false });

  const submit = form.handleSubmit(async (input) => {
    try {
      const saved = await update.mutateAsync(toUpdate(input, settings.version));
      form.reset(toInput(saved));
      const ends = saved.trialEndsOn;
      const isShorter = ends !== null && ends !== settings.trialEndsOn;
      notify({
        type: 'success',
        message: isShorter ? t('savedShorter', { day: date(ends) }) : t('saved'),
      });
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'changedMeanwhile';
      const message = isConflict ? t('conflict') : errorText(error);
      form.setError('root', { type: isConflict ? 'conflict' : 'server', message });
    }
  });
  const fieldText = (message: string | undefined) => message && t(message as SettingsProblem);
  return (
    <section aria-labelledby="settings">
      <h2 id="settings" className="text-2xl font-bold">
        {t('title')}
      </h2>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-5 grid max-w-2xl gap-6"
      >
        <Field
          label={t('name')}
          autoComplete="organization"
          required
          error={fieldText(errors.name?.message)}
          {...form.register('name')}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <Field
            label={t('organizationNumber')}
            inputMode="numeric"
            autoComplete="off"
            hint={`${t('organizationNumberHint')} ${t('organizationNumberTrial')}`}
            error={fieldText(errors.organizationNumber?.message)}
            {...form.register('organizationNumber')}
          />
          <SelectField isLarge label={t('schoolYear')} value={year.value} onChange={year.onChange}>
            <option value="">{t('notChosen')}</option>
            {offeredYears(settings.schoolYear, today).map((each) => (
              <option key={each} value={each}>
                {formatSchoolYear(each)}
              </option>
            ))}
          </SelectField>
        </div>
        <GradeChoice value={grades.value} onChange={grades.onChange} />
        {errors.root && (
          <Notice
            tone="error"
            actions={
              errors.root.type === 'conflict' && (
                <Button look="secondary" size="small" onClick={() => form.reset(toInput(settings))}>
                  {t('takeStored')}
                </Button>
              )
            }
          >
            {errors.root.message}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isSubmitting}>
            {t('save')}
          </Button>
        </div>
      </form>
    </section>
  );
}

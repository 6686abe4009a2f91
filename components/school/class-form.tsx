'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useRef, type FormEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';
import { classInputSchema, type ClassInput } from '@/lib/contracts/classes';
import type { PupilAdderHandle } from './pupil-adder';
import { PupilList } from './pupil-list';

interface ClassFormProps {
  initial: ClassInput;
  submitLabel: string;
  onSubmit: (input: ClassInput) => Promise<void>;
}

/** Grade, name and pupils of a class. What was typed stays until it is saved. */
export function ClassForm({ initial, submitLabel, onSubmit }: ClassFormProps) {
  const t = useTranslations('ClassForm');
  const errorText = useErrorText();
  const form = useForm<ClassInput>({
    resolver: zodResolver(classInputSchema),
    defaultValues: initial,
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  useUnsavedWarning(isDirty && !isSubmitting);

  const adder = useRef<PupilAdderHandle>(null);

  const send = form.handleSubmit(async (input) => {
    try {
      await onSubmit(input);
    } catch (error) {
      form.setError('root', { type: 'server', message: errorText(error) });
    }
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Whoever saves right after typing the last name means that pupil too.
    if (adder.current?.addPending() ?? true) await send(event);
    else await form.trigger();
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-8">
        <div className="grid gap-5 sm:grid-cols-[minmax(0,10rem)_minmax(0,20rem)]">
          <Field
            label={t('grade')}
            placeholder={t('gradeExample')}
            autoComplete="off"
            error={errors.grade && t(errors.grade.type === 'too_big' ? 'tooLong' : 'gradeRequired')}
            {...form.register('grade')}
          />
          <Field
            label={t('name')}
            placeholder={t('nameExample')}
            autoComplete="off"
            error={errors.name && t(errors.name.type === 'too_big' ? 'tooLong' : 'nameRequired')}
            {...form.register('name')}
          />
        </div>
        <PupilList adder={adder} />
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        {errors.pupils && <Notice tone="error">{t('pupilsWrong')}</Notice>}
        <div>
          <Button type="submit" size="large" busy={isSubmitting}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

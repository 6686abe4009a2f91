'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { BottomBar } from '@/components/ui/bottom-bar';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PageTitle } from '@/components/ui/page-title';
import { Notice } from '@/components/ui/notice';
import { registerTeacher } from '@/lib/client/account/sign-in';
import { AcceptTerms } from './accept-terms';
import { SchoolChoice } from './school-choice';
import { emptyTeacher, teacherFormSchema, toRegisterTeacher } from './sign-up-schema';
import { useSignUpProblem } from './use-sign-up-problem';
import { useFieldText } from './use-field-text';

/** Form for an account whose sign-up was interrupted before the teacher was stored. */
export function FinishSignUp() {
  const t = useTranslations('Auth');
  const toProblem = useSignUpProblem();
  const fieldText = useFieldText();
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(teacherFormSchema),
    defaultValues: emptyTeacher,
  });
  const { errors, isSubmitting } = formState;
  const [isAdmin, licenceCode] = useWatch({ control, name: ['isAdmin', 'licenceCode'] });

  const submit = handleSubmit(async (teacher) => {
    try {
      await registerTeacher(toRegisterTeacher(teacher));
    } catch (error) {
      const { field, text } = toProblem(error);
      const isHere = field === 'licenceCode' || field === 'root';
      setError(isHere ? field : 'root', { type: 'server', message: text }, { shouldFocus: true });
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mx-auto grid max-w-md gap-5"
    >
      <div>
        <PageTitle>{t('finishTitle')}</PageTitle>
        <p className="text-ink-soft mt-2 text-balance">{t('finishText')}</p>
      </div>
      <Field
        label={t('name')}
        autoComplete="name"
        required
        error={fieldText(errors.name)}
        {...register('name')}
      />
      <SchoolChoice
        isAdmin={isAdmin}
        licenceCode={licenceCode}
        fields={{
          isAdmin: register('isAdmin'),
          schoolName: register('schoolName'),
          licenceCode: register('licenceCode'),
        }}
        errors={{
          schoolName: fieldText(errors.schoolName),
          licenceCode: fieldText(errors.licenceCode),
        }}
      />
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <BottomBar>
        <AcceptTerms error={fieldText(errors.hasAccepted)} {...register('hasAccepted')} />
        <Button type="submit" size="large" busy={isSubmitting} className="mt-2 w-full">
          {t('finish')}
        </Button>
      </BottomBar>
    </form>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PageTitle } from '@/components/ui/page-title';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { registerTeacher } from '@/lib/client/auth/sign-in';

/** For an account whose sign-up broke off before the name was stored. */
export function FinishSignUp() {
  const t = useTranslations('Auth');
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<{ field?: string; root?: string }>({});
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setProblem({ field: t('nameRequired') });
    setBusy(true);
    setProblem({});
    await registerTeacher(name.trim()).catch((error: unknown) =>
      setProblem({ root: errorText(error) }),
    );
    setBusy(false);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mx-auto grid max-w-md gap-5"
    >
      <div>
        <PageTitle>{t('finishTitle')}</PageTitle>
        <p className="text-ink-soft mt-2">{t('finishText')}</p>
      </div>
      <Field
        label={t('name')}
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={problem.field}
      />
      {problem.root && <Notice tone="error">{problem.root}</Notice>}
      <Button type="submit" size="large" busy={isBusy}>
        {t('finish')}
      </Button>
    </form>
  );
}

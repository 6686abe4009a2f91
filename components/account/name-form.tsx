'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { notify } from '@/components/ui/notifications';
import { useRename } from '@/lib/client/account/account';
import { checkSession } from '@/lib/client/account/session-store';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { personNameMaxLength } from '@/lib/contracts/account/teachers';

export function NameForm({ name }: { name: string }) {
  const t = useTranslations('Account');
  const errorText = useErrorText();
  const rename = useRename();
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const next = typed.trim();
    if (next === '') return setProblem(t('nameRequired'));
    setProblem(undefined);
    try {
      const saved = await rename.mutateAsync(next);
      setTyped(saved.name);
      notify({ type: 'success', message: t('nameSaved') });
      void checkSession();
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex w-full flex-wrap items-start gap-3"
    >
      <Field
        label={t('nameLabel')}
        autoComplete="name"
        maxLength={personNameMaxLength}
        required
        hint={t('nameHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={problem}
        className="min-w-48 flex-1"
      />
      <Button type="submit" look="secondary" busy={rename.isPending} className="mt-7.5">
        {t('saveName')}
      </Button>
    </form>
  );
}

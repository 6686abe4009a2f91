'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { signIn } from '@/lib/client/account/sign-in';
import { PasswordField } from './password-field';
import { useAuthProblem } from './use-auth-problem';

/** Asks for the password of a known account and begins a session with it. */
export function PasswordAgain(props: {
  email: string;
  submitLabel: string;
  onDone: () => Promise<void> | void;
}) {
  const t = useTranslations('Auth');
  const toProblem = useAuthProblem('present');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ isOfField: boolean; text: string }>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!password) return setProblem({ isOfField: true, text: t('passwordRequired') });
    setProblem(undefined);
    setBusy(true);
    try {
      await signIn(props.email, password);
      await props.onDone();
    } catch (error) {
      const { field: wrong, text } = toProblem(error);
      setProblem({ isOfField: wrong !== 'root', text });
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-100 gap-5">
      {/* Lets the password manager find the password of this account. */}
      <input hidden type="email" autoComplete="username" value={props.email} readOnly />
      <PasswordField
        ref={field}
        label={t('password')}
        autoComplete="current-password"
        required
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problem?.isOfField ? problem.text : undefined}
      />
      {problem && !problem.isOfField && <Notice tone="error">{problem.text}</Notice>}
      <Button type="submit" size="large" busy={isBusy}>
        {props.submitLabel}
      </Button>
    </form>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { setNewPassword } from '@/lib/client/account/reset-password';
import { checkSession } from '@/lib/client/account/session-store';
import { PasswordField } from './password-field';
import { maxPasswordLength, minPasswordLength } from './password-rules';
import { useAuthProblem } from './use-auth-problem';

const isLinkLost = (error: unknown) =>
  /^auth\/(expired|invalid)-action-code$/.test((error as { code?: string }).code ?? '');

export function NewPasswordForm(props: {
  code: string;
  email: string;
  onDone: (isSignedIn: boolean) => void;
  /** The link was good when the page opened, but no longer is. */
  onLinkLost: (error: unknown) => void;
}) {
  const t = useTranslations('NewPassword');
  const auth = useTranslations('Auth');
  const toProblem = useAuthProblem('newPassword');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ isOfField: boolean; text: string }>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const ofField = (text: string) => setProblem({ isOfField: true, text });
    if (password.length < minPasswordLength) return ofField(auth('errorWeakPassword'));
    if (password.length > maxPasswordLength) return ofField(auth('passwordTooLong'));
    setProblem(undefined);
    setBusy(true);
    try {
      const isSignedIn = await setNewPassword(props.code, props.email, password);
      // Changing the password has ended every session.
      if (!isSignedIn) void checkSession();
      props.onDone(isSignedIn);
    } catch (error) {
      if (isLinkLost(error)) return props.onLinkLost(error);
      const { field, text } = toProblem(error);
      setProblem({ isOfField: field === 'password', text });
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {/* Lets the password manager store the password with this e-mail. */}
      <input hidden type="email" autoComplete="username" value={props.email} readOnly />
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        required
        hint={auth('passwordHint', { length: minPasswordLength })}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problem?.isOfField ? problem.text : undefined}
      />
      {problem && !problem.isOfField && <Notice tone="error">{problem.text}</Notice>}
      <Button type="submit" size="large" busy={isBusy}>
        {isBusy ? t('saving') : t('save')}
      </Button>
    </form>
  );
}

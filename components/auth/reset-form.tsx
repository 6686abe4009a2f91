'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { sendPasswordReset } from '@/lib/client/auth/reset-password';
import { TextButton } from './text-button';
import { useAuthProblem } from './use-auth-problem';

/** Form that requests a password reset mail. */
export function ResetForm(props: {
  email: string;
  onSent: () => void;
  onBusyChange?: (isBusy: boolean) => void;
  /** Goes back to the sign-in form with the typed address. */
  onBack: (email: string) => void;
}) {
  const t = useTranslations('Auth');
  const toProblem = useAuthProblem('reset');
  const [email, setEmail] = useState(props.email);
  const [problem, setProblem] = useState<{ isOfField: boolean; text: string }>();
  const [sentTo, setSentTo] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const change = (busy: boolean) => {
    setBusy(busy);
    props.onBusyChange?.(busy);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    setSentTo(undefined);
    if (!address) return setProblem({ isOfField: true, text: t('errorEmailRequired') });
    setProblem(undefined);
    change(true);
    try {
      await sendPasswordReset(address);
      setSentTo(address);
      props.onSent();
    } catch (error) {
      const { field, text } = toProblem(error);
      setProblem({ isOfField: field === 'email', text });
    } finally {
      change(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        required
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problem?.isOfField ? problem.text : undefined}
      />
      {problem && !problem.isOfField && <Notice tone="error">{problem.text}</Notice>}
      {sentTo && <Notice tone="info">{t('resetSentTo', { email: sentTo })}</Notice>}
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-4 gap-y-2">
        <TextButton disabled={isBusy} onClick={() => props.onBack(email)}>
          <ArrowLeft aria-hidden className="size-4" />
          {t('backToLogin')}
        </TextButton>
        <Button type="submit" busy={isBusy}>
          {isBusy ? t('sendingReset') : t('sendReset')}
        </Button>
      </div>
    </form>
  );
}

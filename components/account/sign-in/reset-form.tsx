'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { sendPasswordReset } from '@/lib/client/account/reset-password';
import { emailAddress } from '@/lib/contracts/addresses';
import { TextButton } from './text-button';
import { useAuthProblem } from './use-auth-problem';
import { useSubmit } from '../use-submit';

/** Form that requests a password reset mail. */
export function ResetForm(props: {
  email: string;
  onSent: () => void;
  onBusyChange?: (isBusy: boolean) => void;
  /** Goes back to the sign-in form with the typed address. */
  onBack: (email: string) => void;
}) {
  const t = useTranslations('Auth');
  const [email, setEmail] = useState(props.email);
  const [sentTo, setSentTo] = useState<string>();
  const { isBusy, problemAt, submit } = useSubmit({
    fields: ['email'],
    toProblem: useAuthProblem('reset'),
    onBusyChange: props.onBusyChange,
  });
  const address = email.trim();
  const check = () => {
    setSentTo(undefined);
    if (!address) return { field: 'email', text: t('errorEmailRequired') };
    if (emailAddress().safeParse(address).success) return undefined;
    return { field: 'email', text: t('errorInvalidEmail') };
  };
  const send = async () => {
    await sendPasswordReset(address);
    setSentTo(address);
    props.onSent();
  };
  return (
    <form noValidate onSubmit={submit(check, send)} className="grid gap-5">
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        required
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problemAt('email')}
      />
      {problemAt('root') && <Notice tone="error">{problemAt('root')}</Notice>}
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

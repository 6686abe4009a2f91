'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmailNotice } from './email-notice';
import { PasswordField } from '@/components/account/sign-in/password-field';
import { useAuthProblem } from '@/components/account/sign-in/auth-problem';
import { useSubmit } from './use-submit';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { requestEmailChange } from '@/lib/client/account/change-credentials';
import { foldEmail } from '@/lib/core/account/fold-email';
import type { Account } from '@/lib/contracts/account/account';

export function EmailSection({ account }: { account: Account }) {
  const t = useTranslations('Account');
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <p className="break-all">
        {account.email}
        {account.isEmailVerified && (
          <span className="text-ink-soft ml-2 text-sm whitespace-nowrap">{t('confirmed')}</span>
        )}
      </p>
      {!account.isEmailVerified && <EmailNotice email={account.email} />}
      {sentTo && (
        <Notice tone="success" title={t('emailSent', { email: sentTo })}>
          {t('emailSentText')}
        </Notice>
      )}
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('changeEmail')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => !isBusy && setOpen(open)}
        title={t('changeEmail')}
        description={t('changeEmailText')}
        closeLabel={t('close')}
      >
        <EmailForm
          email={account.email}
          onBusyChange={setBusy}
          onDone={(email) => {
            setSentTo(email);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

function EmailForm(props: {
  email: string;
  onDone: (email: string) => void;
  onBusyChange: (isBusy: boolean) => void;
}) {
  const { email, onDone, onBusyChange } = props;
  const t = useTranslations('Account');
  const auth = useTranslations('Auth');
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, problemAt, submit } = useSubmit({
    fields: ['email', 'password'],
    toProblem: useAuthProblem('newEmail'),
    onBusyChange,
  });
  const next = typed.trim();
  const check = () => {
    if (!/^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(next))
      return { field: 'email', text: auth('errorInvalidEmail') };
    if (foldEmail(next) === foldEmail(email)) return { field: 'email', text: t('sameEmail') };
    if (password === '') return { field: 'password', text: auth('passwordRequired') };
    return undefined;
  };
  const send = async () => {
    await requestEmailChange(email, password, next);
    onDone(next);
  };
  return (
    <form noValidate onSubmit={submit(check, send)} className="grid gap-5">
      <Field
        label={t('newEmail')}
        type="email"
        autoComplete="email"
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={problemAt('email')}
      />
      <PasswordField
        label={t('presentPassword')}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problemAt('password')}
      />
      {problemAt('root') && <Notice tone="error">{problemAt('root')}</Notice>}
      <Button type="submit" busy={isBusy}>
        {t('sendConfirmation')}
      </Button>
    </form>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PasswordField } from '@/components/account/sign-in/password-field';
import { maxPasswordLength, minPasswordLength } from '@/components/account/sign-in/auth-schemas';
import { useAuthProblem } from '@/components/account/sign-in/auth-problem';
import { useSubmit } from './use-submit';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { changePassword, NotSignedInAgain } from '@/lib/client/account/change-credentials';

export function ChangePassword({ email }: { email: string }) {
  const t = useTranslations('Account');
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('changePassword')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => !isBusy && setOpen(open)}
        title={t('changePassword')}
        description={t('changePasswordText')}
        closeLabel={t('close')}
      >
        <PasswordForm
          email={email}
          onBusyChange={setBusy}
          onDone={() => {
            setOpen(false);
            notify({ type: 'success', message: t('passwordChanged') });
          }}
        />
      </Dialog>
    </>
  );
}

function PasswordForm(props: {
  email: string;
  onDone: () => void;
  onBusyChange: (isBusy: boolean) => void;
}) {
  const { email, onDone, onBusyChange } = props;
  const t = useTranslations('Account');
  const auth = useTranslations('Auth');
  const toPresentProblem = useAuthProblem('present');
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const toProblem = (error: unknown) => {
    const isWeak = (error as { code?: string }).code === 'auth/weak-password';
    if (isWeak) return { field: 'next', text: auth('errorWeakPassword') };
    if (error instanceof NotSignedInAgain) {
      return { field: 'root', text: t('passwordChangedSignIn') };
    }
    return toPresentProblem(error);
  };
  const { isBusy, problemAt, submit } = useSubmit({
    fields: ['password', 'next'],
    toProblem,
    onBusyChange,
  });
  const check = () => {
    if (present === '') return { field: 'password', text: auth('passwordRequired') };
    if (next.length < minPasswordLength) return { field: 'next', text: auth('errorWeakPassword') };
    if (next.length > maxPasswordLength) return { field: 'next', text: auth('passwordTooLong') };
    return undefined;
  };
  const change = async () => {
    await changePassword(email, present, next);
    onDone();
  };
  return (
    <form noValidate onSubmit={submit(check, change)} className="grid gap-5">
      {/* The hidden user name field lets the password manager save the new password for the right account. */}
      <input hidden type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('presentPassword')}
        autoComplete="current-password"
        required
        value={present}
        onChange={(event) => setPresent(event.target.value)}
        error={problemAt('password')}
      />
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        required
        hint={auth('passwordHint', { length: minPasswordLength })}
        value={next}
        onChange={(event) => setNext(event.target.value)}
        error={problemAt('next')}
      />
      {problemAt('root') && <Notice tone="error">{problemAt('root')}</Notice>}
      <Button type="submit" busy={isBusy}>
        {t('savePassword')}
      </Button>
    </form>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { EmailNotice } from '@/components/auth/email-notice';
import { PasswordField } from '@/components/auth/password-field';
import { useAuthProblem } from '@/components/auth/use-auth-problem';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { requestEmailChange } from '@/lib/client/auth/change-credentials';
import type { Account } from '@/lib/contracts/account';

/** The address of the account, whether it is confirmed, and the way to another one. */
export function EmailSection({ account }: { account: Account }) {
  const t = useTranslations('Account');
  const [isOpen, setOpen] = useState(false);
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
        onOpenChange={setOpen}
        title={t('changeEmail')}
        description={t('changeEmailText')}
        closeLabel={t('close')}
      >
        <EmailForm
          email={account.email}
          onDone={(email) => {
            setSentTo(email);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

function EmailForm({ email, onDone }: { email: string; onDone: (email: string) => void }) {
  const t = useTranslations('Account');
  const auth = useTranslations('Auth');
  const toProblem = useAuthProblem('newEmail');
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ field: string; text: string }>();
  const [isBusy, setBusy] = useState(false);
  const of = (field: string) => (problem?.field === field ? problem.text : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const next = typed.trim();
    if (!/^\S+@\S+\.\S+$/.test(next))
      return setProblem({ field: 'email', text: auth('errorInvalidEmail') });
    if (next.toLowerCase() === email.toLowerCase())
      return setProblem({ field: 'email', text: t('sameEmail') });
    if (password === '') return setProblem({ field: 'password', text: auth('passwordRequired') });
    setBusy(true);
    setProblem(undefined);
    try {
      await requestEmailChange(email, password, next);
      onDone(next);
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field
        label={t('newEmail')}
        type="email"
        autoComplete="email"
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={of('email')}
      />
      <PasswordField
        label={t('presentPassword')}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={of('password')}
      />
      {problem?.field === 'root' && <Notice tone="error">{problem.text}</Notice>}
      <Button type="submit" busy={isBusy}>
        {t('sendConfirmation')}
      </Button>
    </form>
  );
}

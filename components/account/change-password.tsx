'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { PasswordField } from '@/components/auth/password-field';
import { maxPasswordLength, minPasswordLength } from '@/components/auth/password-rules';
import { useAuthProblem } from '@/components/auth/use-auth-problem';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { changePassword } from '@/lib/client/auth/change-credentials';
import { ApiError } from '@/lib/client/http/api-error';

/** Changes the password; it asks for the present one, and other devices are signed out. */
export function ChangePassword({ email }: { email: string }) {
  const t = useTranslations('Account');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('changePassword')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('changePassword')}
        description={t('changePasswordText')}
        closeLabel={t('close')}
      >
        <PasswordForm
          email={email}
          onDone={() => {
            setOpen(false);
            notify({ type: 'success', message: t('passwordChanged') });
          }}
        />
      </Dialog>
    </>
  );
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslations('Account');
  const auth = useTranslations('Auth');
  const toPresentProblem = useAuthProblem('present');
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const [problem, setProblem] = useState<{ field: string; text: string }>();
  const [isBusy, setBusy] = useState(false);

  const check = () => {
    if (present === '') return { field: 'password', text: auth('passwordRequired') };
    if (next.length < minPasswordLength) return { field: 'next', text: auth('errorWeakPassword') };
    if (next.length > maxPasswordLength) return { field: 'next', text: auth('passwordTooLong') };
    return undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = check();
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      await changePassword(email, present, next);
      onDone();
    } catch (error) {
      const isWeak = (error as { code?: string }).code === 'auth/weak-password';
      const hasChanged = error instanceof ApiError;
      if (isWeak) setProblem({ field: 'next', text: auth('errorWeakPassword') });
      else if (hasChanged) setProblem({ field: 'root', text: t('passwordChangedSignIn') });
      else setProblem(toPresentProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {/* Lets the password manager store the password with this e-mail. */}
      <input hidden type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('presentPassword')}
        autoComplete="current-password"
        required
        value={present}
        onChange={(event) => setPresent(event.target.value)}
        error={problem?.field === 'password' ? problem.text : undefined}
      />
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        required
        hint={auth('passwordHint', { length: minPasswordLength })}
        value={next}
        onChange={(event) => setNext(event.target.value)}
        error={problem?.field === 'next' ? problem.text : undefined}
      />
      {problem?.field === 'root' && <Notice tone="error">{problem.text}</Notice>}
      <Button type="submit" busy={isBusy}>
        {t('savePassword')}
      </Button>
    </form>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogButtons } from '@/components/ui/dialog-buttons';
import { Notice } from '@/components/ui/notice';
import { acceptTerms } from '@/lib/client/account/accept-terms';
import { checkSession } from '@/lib/client/account/session-store';
import { signOut } from '@/lib/client/account/sign-in';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { AcceptTerms } from './accept-terms';

/** Asks a signed-in teacher to accept the present terms, over the page, which keeps what was typed. */
export function TermsDialog({ open }: { open: boolean }) {
  const t = useTranslations('Terms');
  const frame = useTranslations('Frame');
  const errorText = useErrorText('reading');
  const [hasAccepted, setAccepted] = useState(false);
  const [problem, setProblem] = useState<{ isOfField: boolean; text: string }>();
  const [isBusy, setBusy] = useState(false);

  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      setProblem({ isOfField: false, text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasAccepted) return setProblem({ isOfField: true, text: t('required') });
    void run(async () => {
      await acceptTerms();
      await checkSession();
    });
  };
  return (
    <Dialog open={open} title={t('title')} description={t('text')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <AcceptTerms
          checked={hasAccepted}
          onChange={(event) => setAccepted(event.target.checked)}
          error={problem?.isOfField ? problem.text : undefined}
        />
        {problem && !problem.isOfField && <Notice tone="error">{problem.text}</Notice>}
        <DialogButtons>
          <Button type="button" look="quiet" disabled={isBusy} onClick={() => void run(signOut)}>
            {frame('signOut')}
          </Button>
          <Button type="submit" busy={isBusy}>
            {t('continue')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PageTitle } from '@/components/ui/page-title';
import { applyMailedCode } from '@/lib/client/auth/change-credentials';
import { checkSession } from '@/lib/client/auth/session-store';
import { recheckAccount } from '@/lib/client/auth/verification-mail';
import { useAuthProblem } from './use-auth-problem';

/** What a mailed link does to an address. */
export type EmailLink = 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';

export const isEmailLink = (mode: string | null): mode is EmailLink =>
  mode === 'verifyEmail' || mode === 'verifyAndChangeEmail' || mode === 'recoverEmail';

const isLinkLost = (error: unknown) =>
  /^auth\/(expired|invalid)-action-code$/.test((error as { code?: string }).code ?? '');

/**
 * The page that mails about the address link to. It acts on a press of its button: programs that look at mails open
 * their links, too.
 */
export function ConfirmEmailPage({ link, code }: { link: EmailLink; code: string }) {
  const t = useTranslations('ConfirmEmail');
  const toProblem = useAuthProblem('newEmail');
  const [step, setStep] = useState<'asking' | 'busy' | 'done' | 'lost'>('asking');
  const [problem, setProblem] = useState<string>();

  const confirm = async () => {
    setStep('busy');
    setProblem(undefined);
    try {
      await applyMailedCode(code);
      // Without a session here there is nothing to tell.
      await recheckAccount().catch(() => {});
      void checkSession();
      setStep('done');
    } catch (error) {
      if (isLinkLost(error)) return setStep('lost');
      setProblem(toProblem(error).text);
      setStep('asking');
    }
  };
  if (step === 'lost') {
    return (
      <>
        <PageTitle>{t('lost')}</PageTitle>
        <p className="text-ink-soft mt-2 mb-6">{t('lostText')}</p>
        <Link href="/app/account" className={buttonClass({ look: 'secondary', size: 'large' })}>
          {t('toAccount')}
        </Link>
      </>
    );
  }
  if (step === 'done') {
    return (
      <>
        <PageTitle>{t(`done.${link}`)}</PageTitle>
        <p className="text-ink-soft mt-2 mb-6">{t(`doneText.${link}`)}</p>
        <Link href="/app" className={buttonClass({ size: 'large' })}>
          {t('toApp')}
        </Link>
      </>
    );
  }
  return (
    <>
      <PageTitle>{t(`title.${link}`)}</PageTitle>
      <p className="text-ink-soft mt-2 mb-6">{t(`text.${link}`)}</p>
      <div className="grid justify-items-start gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <Button size="large" busy={step === 'busy'} onClick={() => void confirm()}>
          {t(`confirm.${link}`)}
        </Button>
      </div>
    </>
  );
}

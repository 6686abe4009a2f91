'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PageTitle } from '@/components/ui/page-title';
import {
  confirmEmail,
  disownAccount,
  findAccountOfCode,
  takeBackEmail,
} from '@/lib/client/account/mailed-code';
import { checkSession } from '@/lib/client/account/session-store';
import { ApiError } from '@/lib/client/http/api-client';
import { HomeLink } from '../home-link';
import { PasswordAgain } from './password-again';
import { useAuthProblem } from './use-auth-problem';

/** The acts of a mailed link on an address. */
export type EmailLink = 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';

export const isEmailLink = (mode: string | null): mode is EmailLink =>
  mode === 'verifyEmail' || mode === 'verifyAndChangeEmail' || mode === 'recoverEmail';

const isLinkLost = (error: unknown) =>
  /^auth\/(expired|invalid)-action-code$/.test((error as { code?: string }).code ?? '');

/** No session here, or that of another account: only the password tells whose account it is. */
const needsPassword = (error: unknown) =>
  error instanceof ApiError && (error.code === 'notSignedIn' || error.code === 'forbidden');

type Step =
  | { at: 'asking' | 'done' | 'lost' | 'disowning' | 'disowned' }
  | { at: 'password'; email: string };

/**
 * The page that mails about the address link to. It acts on a press of its button: programs that look at mails open
 * their links, too. A stranger may have signed up with the address, so it is confirmed only together with the
 * account's password, or where its session is.
 */
export function ConfirmEmailPage({ link, code }: { link: EmailLink; code: string }) {
  const t = useTranslations('ConfirmEmail');
  const toProblem = useAuthProblem('newEmail');
  const [step, setStep] = useState<Step>({ at: 'asking' });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const attempt = async (act: () => Promise<Step>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setStep(await act());
    } catch (error) {
      if (isLinkLost(error)) setStep({ at: 'lost' });
      else setProblem(toProblem(error).text);
    } finally {
      setBusy(false);
    }
  };
  const confirm = async (): Promise<Step> => {
    if (link === 'recoverEmail') await takeBackEmail(code);
    else await confirmEmail(code);
    void checkSession();
    return { at: 'done' };
  };
  const confirmOrAsk = () =>
    confirm().catch(async (error: unknown): Promise<Step> => {
      if (!needsPassword(error)) throw error;
      return { at: 'password', email: await findAccountOfCode(code) };
    });
  const disown = async (): Promise<Step> => {
    await disownAccount(code);
    return { at: 'disowned' };
  };
  const notice = problem && <Notice tone="error">{problem}</Notice>;

  switch (step.at) {
    case 'lost':
      return (
        <>
          <PageTitle>{t('lost')}</PageTitle>
          <p className="text-ink-soft mt-2 mb-6">{t('lostText')}</p>
          <Link href="/app/account" className={buttonClass({ look: 'secondary', size: 'large' })}>
            {t('toAccount')}
          </Link>
        </>
      );
    case 'done':
      return (
        <>
          <PageTitle>{t(`done.${link}`)}</PageTitle>
          <p className="text-ink-soft mt-2 mb-6">{t(`doneText.${link}`)}</p>
          <Link href="/app" className={buttonClass({ size: 'large' })}>
            {t('toApp')}
          </Link>
        </>
      );
    case 'disowned':
      return (
        <>
          <PageTitle>{t('disown.done')}</PageTitle>
          <p className="text-ink-soft mt-2 mb-6">{t('disown.doneText')}</p>
          <HomeLink />
        </>
      );
    case 'disowning':
      return (
        <>
          <PageTitle>{t('disown.title')}</PageTitle>
          <p className="text-ink-soft mt-2 mb-6">{t('disown.text')}</p>
          {notice}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size="large" busy={isBusy} onClick={() => void attempt(disown)}>
              {t('disown.confirm')}
            </Button>
            <Button look="secondary" size="large" onClick={() => setStep({ at: 'asking' })}>
              {t('disown.back')}
            </Button>
          </div>
        </>
      );
    case 'password':
      return (
        <>
          <PageTitle>{t(`title.${link}`)}</PageTitle>
          <p className="text-ink-soft mt-2 mb-6 break-words">
            {t('password', { email: step.email })}
          </p>
          <PasswordAgain
            email={step.email}
            submitLabel={t(`confirm.${link}`)}
            onDone={() => attempt(confirm)}
          />
          <div className="mt-6 grid gap-4">
            {notice}
            {link === 'verifyEmail' && (
              <DisownButton onClick={() => setStep({ at: 'disowning' })} />
            )}
          </div>
        </>
      );
    case 'asking':
      return (
        <>
          <PageTitle>{t(`title.${link}`)}</PageTitle>
          <p className="text-ink-soft mt-2 mb-6">{t(`text.${link}`)}</p>
          <div className="grid justify-items-start gap-4">
            {notice}
            <Button size="large" busy={isBusy} onClick={() => void attempt(confirmOrAsk)}>
              {t(`confirm.${link}`)}
            </Button>
            {link === 'verifyEmail' && (
              <DisownButton onClick={() => setStep({ at: 'disowning' })} />
            )}
          </div>
        </>
      );
  }
}

function DisownButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('ConfirmEmail');
  return (
    <Button look="secondary" onClick={onClick} className="justify-self-start">
      {t('disown.ask')}
    </Button>
  );
}

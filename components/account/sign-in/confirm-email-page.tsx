'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import {
  confirmEmail,
  disownAccount,
  findAccountOfCode,
  takeBackEmail,
} from '@/lib/client/account/mailed-code';
import { checkSession } from '@/lib/client/account/session-store';
import { ApiError } from '@/lib/client/http/api-client';
import { HomeLink } from '../home-link';
import { AuthHeading } from './auth-frame';
import { isLinkLost, useAuthProblem } from './auth-problem';
import { PasswordAgain } from './password-again';

export type EmailLink = 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';

export const isEmailLink = (mode: string | null): mode is EmailLink =>
  mode === 'verifyEmail' || mode === 'verifyAndChangeEmail' || mode === 'recoverEmail';

const needsPassword = (error: unknown) =>
  error instanceof ApiError && (error.code === 'notSignedIn' || error.code === 'forbidden');

type Step =
  | { at: 'asking' | 'done' | 'lost' | 'disowning' | 'disowned' }
  | { at: 'password'; email: string };

/**
 * Confirms an e-mail address only after a button press, because mail scanners open links. The user must also enter the
 * password or be signed in, because a stranger may have signed up with the address.
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
          <AuthHeading title={t('lost')} text={t('lostText')} />
          <Link href="/app/account" className={buttonClass({ look: 'secondary', size: 'large' })}>
            {t('toAccount')}
          </Link>
        </>
      );
    case 'done':
      return (
        <>
          <AuthHeading title={t(`done.${link}`)} text={t(`doneText.${link}`)} />
          <Link href="/app" className={buttonClass({ size: 'large' })}>
            {t('toApp')}
          </Link>
        </>
      );
    case 'disowned':
      return (
        <>
          <AuthHeading title={t('disown.done')} text={t('disown.doneText')} />
          <HomeLink />
        </>
      );
    case 'disowning':
      return (
        <>
          <AuthHeading title={t('disown.title')} text={t('disown.text')} />
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
          <AuthHeading title={t(`title.${link}`)} text={t('password', { email: step.email })} />
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
          <AuthHeading title={t(`title.${link}`)} text={t(`text.${link}`)} />
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

'use client';

import { LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import { signOut } from '@/lib/client/auth/sign-in';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { AccountBox } from './account-box';

/** Who is signed in, with which subscription, and the way out. */
export function LoggedInBar({ email, planName }: { email: string; planName?: string }) {
  const t = useTranslations('PlanCheckout');
  const errorText = useErrorText('reading');
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  const leave = async () => {
    setLeaving(true);
    setProblem(undefined);
    try {
      await signOut();
    } catch (error) {
      setProblem(errorText(error));
    }
    setLeaving(false);
  };
  return (
    <AccountBox label={t('account')}>
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0">
          <p className="truncate font-semibold" title={email}>
            <span className="sr-only">{t('signedInAs')} </span>
            {email}
          </p>
          {planName && <p className="text-ink-soft">{t('subscription', { plan: planName })}</p>}
        </div>
        <Button
          look="secondary"
          size="small"
          className="shrink-0"
          busy={isLeaving}
          onClick={() => void leave()}
        >
          {!isLeaving && <LogOut aria-hidden className="size-4" />}
          {t('logOut')}
        </Button>
      </div>
      <FieldMessage>{problem}</FieldMessage>
    </AccountBox>
  );
}

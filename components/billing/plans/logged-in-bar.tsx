'use client';

import { LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import { signOut } from '@/lib/client/account/sign-in';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { AccountBox } from './account-box';

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
      <p className="truncate font-semibold" title={email}>
        <span className="sr-only">{t('signedInAs')} </span>
        {email}
      </p>
      <div className="-mr-2 -mb-2 flex flex-wrap items-center justify-between gap-x-2">
        <p className="text-ink-soft">{planName && t('subscription', { plan: planName })}</p>
        <Button look="quiet" size="small" busy={isLeaving} onClick={() => void leave()}>
          {!isLeaving && <LogOut aria-hidden className="size-4" />}
          {t('logOut')}
        </Button>
      </div>
      <FieldMessage>{problem}</FieldMessage>
    </AccountBox>
  );
}

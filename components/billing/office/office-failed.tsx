'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { PasswordAgain } from '@/components/account/sign-in/password-again';
import { LoadFailed } from '@/components/shell/load-failed';
import { PageHeading } from '@/components/ui/page-heading';
import { useSession } from '@/lib/client/account/use-session';
import { ApiError } from '@/lib/client/http/api-client';

export function OfficeFailed(props: ComponentProps<typeof LoadFailed>) {
  const t = useTranslations('Office');
  const { email } = useSession();
  const { error, onRetry } = props;
  if (!(error instanceof ApiError && error.code === 'passwordNeeded' && email))
    return <LoadFailed {...props} />;
  return (
    <>
      <PageHeading title={t('password.title')} text={t('password.text')} />
      <PasswordAgain
        email={email}
        submitLabel={t('password.submit')}
        onDone={() => void onRetry()}
      />
    </>
  );
}

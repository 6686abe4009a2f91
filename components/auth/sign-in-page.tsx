'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { PageTitle } from '@/components/ui/page-title';
import { SignInForm } from './sign-in-form';

export function SignInPage() {
  const t = useTranslations('Auth');
  const router = useRouter();
  return (
    <>
      <PageTitle>{t('signInTitle')}</PageTitle>
      <p className="text-ink-soft mt-2 mb-6">{t('signInText')}</p>
      <SignInForm onDone={() => router.push('/app')} />
      <p className="text-ink-soft mt-6">
        {t('noAccount')}{' '}
        <Link
          href="/app/signup"
          className="text-green rounded-desk inline-flex min-h-11 items-center px-1 font-semibold underline"
        >
          {t('signUp')}
        </Link>
      </p>
    </>
  );
}

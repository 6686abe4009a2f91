'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { PageTitle } from '@/components/ui/page-title';
import { SignUpForm } from './sign-up-form';

export function SignUpPage() {
  const t = useTranslations('Auth');
  const router = useRouter();
  return (
    <div className="mx-auto max-w-md">
      <PageTitle>{t('signUpTitle')}</PageTitle>
      <p className="text-ink-soft mt-2 mb-6">{t('signUpText')}</p>
      <SignUpForm onDone={() => router.push('/app')} />
      <p className="text-ink-soft mt-8">
        {t('haveAccount')}{' '}
        <Link href="/app/login" className="text-green font-semibold underline">
          {t('signIn')}
        </Link>
      </p>
    </div>
  );
}

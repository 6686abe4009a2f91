'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { PageTitle } from '@/components/ui/page-title';
import { SignUpForm } from './sign-up-form';
import { useInvitation, useJoinIfSignedIn } from './use-invitation';

export function SignUpPage() {
  const t = useTranslations('Auth');
  const router = useRouter();
  const invitation = useInvitation();
  useJoinIfSignedIn(invitation);
  return (
    <>
      <PageTitle>{t('signUpTitle')}</PageTitle>
      <p className="text-ink-soft mt-2 mb-6">{t('signUpText')}</p>
      <SignUpForm onDone={(isAdmin) => router.push(isAdmin ? '/app/school' : '/app')} />
      <p className="text-ink-soft mt-6">
        {t('haveAccount')}{' '}
        <Link
          href={`/app/login${invitation}`}
          className="text-green rounded-desk inline-flex min-h-11 items-center px-1 font-semibold underline"
        >
          {t('signIn')}
        </Link>
      </p>
    </>
  );
}

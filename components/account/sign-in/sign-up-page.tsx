'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { AuthHeading, OtherPage } from './auth-frame';
import { SignUpForm } from './sign-up-form';
import { useInvitation, useJoinIfSignedIn } from './use-invitation';

export function SignUpPage() {
  const t = useTranslations('Auth');
  const router = useRouter();
  const invitation = useInvitation();
  useJoinIfSignedIn(invitation);
  return (
    <>
      <AuthHeading title={t('signUpTitle')} text={t('signUpText')} />
      <SignUpForm onDone={(isAdmin) => router.push(isAdmin ? '/app/school' : '/app')} />
      <OtherPage question={t('haveAccount')} href={`/app/login${invitation}`} label={t('signIn')} />
    </>
  );
}

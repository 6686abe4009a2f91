import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { AuthFrame } from '@/components/account/sign-in/auth-frame';
import { MailedLinkPage } from '@/components/account/sign-in/mailed-link-page';
import { ExampleRoom } from '@/components/site/landing/example-room';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/new-password'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'NewPassword' });
  return { title: t('title') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/new-password'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <AuthFrame picture={<ExampleRoom />}>
      <Suspense>
        <MailedLinkPage />
      </Suspense>
    </AuthFrame>
  );
}

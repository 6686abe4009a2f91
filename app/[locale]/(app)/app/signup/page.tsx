import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AuthFrame } from '@/components/account/sign-in/auth-frame';
import { SignUpPage } from '@/components/account/sign-in/sign-up-page';
import { ExampleRoom } from '@/components/site/landing/example-room';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/signup'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Auth' });
  return { title: t('signUpTitle') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/signup'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <AuthFrame picture={<ExampleRoom />}>
      <SignUpPage />
    </AuthFrame>
  );
}

import { setRequestLocale } from 'next-intl/server';
import { SignInPage } from '@/components/auth/sign-in-page';

import type { Locale } from '@/lib/i18n/locales';

export default async function Page({ params }: PageProps<'/[locale]/app/login'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <SignInPage />;
}

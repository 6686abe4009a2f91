import { setRequestLocale } from 'next-intl/server';
import { SignUpPage } from '@/components/auth/sign-up-page';

import type { Locale } from '@/lib/i18n/locales';

export default async function Page({ params }: PageProps<'/[locale]/app/signup'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <SignUpPage />;
}

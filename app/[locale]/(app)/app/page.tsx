import { Suspense } from 'react';
import { setRequestLocale } from 'next-intl/server';
import { HomePage } from '@/components/school/home-page';
import { SessionGate } from '@/components/auth/session-gate';
import type { Locale } from '@/lib/i18n/locales';

export default async function Page({ params }: PageProps<'/[locale]/app'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <Suspense>
        <HomePage />
      </Suspense>
    </SessionGate>
  );
}

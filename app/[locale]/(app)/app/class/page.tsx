import { Suspense } from 'react';
import { setRequestLocale } from 'next-intl/server';
import { ClassPage } from '@/components/school/class-page';
import { SessionGate } from '@/components/auth/session-gate';
import type { Locale } from '@/lib/i18n/locales';

export default async function Page({ params }: PageProps<'/[locale]/app/class'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <Suspense>
        <ClassPage />
      </Suspense>
    </SessionGate>
  );
}

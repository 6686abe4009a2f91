import { Suspense } from 'react';
import { setRequestLocale } from 'next-intl/server';
import { MapPage } from '@/components/seating/map-page';
import { SessionGate } from '@/components/auth/session-gate';
import type { Locale } from '@/lib/i18n/locales';

export default async function Page({ params }: PageProps<'/[locale]/app/map'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <Suspense>
        <MapPage />
      </Suspense>
    </SessionGate>
  );
}

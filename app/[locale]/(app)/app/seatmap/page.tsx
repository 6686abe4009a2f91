import { Suspense } from 'react';
import { setRequestLocale } from 'next-intl/server';
import { MapMakerPage } from '@/components/seating/map-maker-page';
import { SessionGate } from '@/components/auth/session-gate';
import type { Locale } from '@/lib/i18n/locales';

export default async function Page({ params }: PageProps<'/[locale]/app/seatmap'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <Suspense>
        <MapMakerPage />
      </Suspense>
    </SessionGate>
  );
}

import type { Metadata } from 'next';
import { Suspense } from 'react';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MapPage } from '@/components/map/map-page';
import { SessionGate } from '@/components/auth/session-gate';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/map'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Map' });
  return { title: t('pageTitle') };
}

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

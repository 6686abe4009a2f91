import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { MapPage } from '@/components/maps/map/map-page';
import type { Locale } from '@/lib/i18n/locales';

export function generateStaticParams() {
  return [{ classId: '_' }];
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/classes/[classId]/seatmap'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'MapScreen' });
  return { title: t('pageTitle') };
}

export default async function Page({
  params,
}: PageProps<'/[locale]/app/classes/[classId]/seatmap'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate takesVisitors>
      <MapPage />
    </SessionGate>
  );
}

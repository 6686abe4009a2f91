import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { RoomPage } from '@/components/rooms/library/room-page';
import type { Locale } from '@/lib/i18n/locales';

export function generateStaticParams() {
  return [{ roomId: '_' }];
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/rooms/[roomId]'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'RoomForm' });
  return { title: t('pageTitle') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/rooms/[roomId]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <RoomPage />
    </SessionGate>
  );
}

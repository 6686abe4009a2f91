import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { NewRoomPage } from '@/components/rooms/library/new-room-page';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/rooms/new'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'RoomForm' });
  return { title: t('newTitle') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/rooms/new'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <NewRoomPage />
    </SessionGate>
  );
}

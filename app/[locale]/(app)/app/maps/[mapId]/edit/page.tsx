import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SessionGate } from '@/components/account/sign-in/session-gate';
import { CorrectMapPage } from '@/components/maps/view/correct/correct-map-page';
import type { Locale } from '@/lib/i18n/locales';

/** One static shell for every address; the page takes the id from there. */
export function generateStaticParams() {
  return [{ mapId: '_' }];
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/maps/[mapId]/edit'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'CorrectMap' });
  return { title: t('title') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/maps/[mapId]/edit'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <SessionGate>
      <CorrectMapPage />
    </SessionGate>
  );
}

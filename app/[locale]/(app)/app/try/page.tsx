import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TryPage } from '@/components/classes/try-page';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/app/try'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Try' });
  return { title: t('pageTitle') };
}

export default async function Page({ params }: PageProps<'/[locale]/app/try'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <TryPage />;
}

import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SharedPage } from '@/components/maps/share/shared-page';
import type { Locale } from '@/lib/i18n/locales';

export function generateStaticParams() {
  return [{ token: '_' }];
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/share/[token]'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Shared' });
  return { title: t('pageTitle') };
}

export default async function Page({ params }: PageProps<'/[locale]/share/[token]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <SharedPage />;
}

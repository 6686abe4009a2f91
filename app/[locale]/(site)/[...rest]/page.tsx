import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { MissingPage } from './missing-page';

/** Next.js's `notFound` is not used for unknown URLs, because its prerendered text appears only with JavaScript. */
export function generateStaticParams() {
  return [{ rest: ['not-found'] }];
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/[...rest]'>): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'NotFound' });
  return { title: t('missing'), robots: { index: false } };
}

export default async function UnknownPage({ params }: PageProps<'/[locale]/[...rest]'>) {
  setRequestLocale((await params).locale as Locale);
  return <MissingPage />;
}

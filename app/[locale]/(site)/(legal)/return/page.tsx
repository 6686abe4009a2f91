import { setRequestLocale } from 'next-intl/server';
import { LegalPage } from '@/components/legal/legal-page';
import type { Locale } from '@/lib/i18n/locales';
import { legalMetadata } from '../legal-metadata';

export const generateMetadata = ({ params }: PageProps<'/[locale]/return'>) =>
  legalMetadata('return', params);

export default async function ReturnPage({ params }: PageProps<'/[locale]/return'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <LegalPage slug="return" locale={locale} />;
}

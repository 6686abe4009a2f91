import { setRequestLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { LegalDocument } from '../legal-document';
import { legalMetadata } from '../legal-metadata';

export const generateMetadata = ({ params }: PageProps<'/[locale]/return'>) =>
  legalMetadata('return', params);

export default async function ReturnPage({ params }: PageProps<'/[locale]/return'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <LegalDocument slug="return" locale={locale} />;
}

import { setRequestLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { LegalDocument } from '../legal-document';
import { legalMetadata } from '../legal-metadata';

export const generateMetadata = ({ params }: PageProps<'/[locale]/acceptableuse'>) =>
  legalMetadata('acceptableuse', params);

export default async function AcceptableUsePage({ params }: PageProps<'/[locale]/acceptableuse'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <LegalDocument slug="acceptableuse" locale={locale} />;
}

import { setRequestLocale } from 'next-intl/server';
import { LegalPage } from '@/components/legal/legal-page';
import type { Locale } from '@/lib/i18n/locales';
import { legalMetadata } from '../legal-metadata';

export const generateMetadata = ({ params }: PageProps<'/[locale]/eula'>) =>
  legalMetadata('eula', params);

export default async function EulaPage({ params }: PageProps<'/[locale]/eula'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <LegalPage slug="eula" locale={locale} />;
}

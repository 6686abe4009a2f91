import { setRequestLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

export default async function LandingPage({ params }: PageProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <main>hello</main>;
}

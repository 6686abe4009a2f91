import { setRequestLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

/** Tells the not-found page its language: it has no parameters of its own, and is drawn before the layouts above. */
export default async function PricingLayout({ children, params }: LayoutProps<'/[locale]'>) {
  setRequestLocale((await params).locale as Locale);
  return children;
}

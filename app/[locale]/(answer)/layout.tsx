import { NextIntlClientProvider } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import type { Metadata } from 'next';
import { SharedFrame } from '@/components/maps/share/shared-frame';
import type { Locale } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/pick-messages';

/** Metadata of a page whose address is a bearer secret: no indexing, no referrer. */
export const metadata: Metadata = {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Namespaces of messages that the pages read in the browser; lib/i18n/namespaces.test.ts finds a missing one. */
const namespaces = [
  'Errors',
  'Frame',
  'Metadata',
  'Order',
  'Plan',
  'Pricing',
  'TrialQuestion',
] as const;

export default async function AnswerLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <NextIntlClientProvider messages={pickMessages(locale as Locale, namespaces)}>
      <SharedFrame>{children}</SharedFrame>
    </NextIntlClientProvider>
  );
}

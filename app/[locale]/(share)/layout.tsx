import { NextIntlClientProvider } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import type { Metadata } from 'next';
import { SharedFrame } from '@/components/maps/share/shared-frame';
import { MissingScript } from '@/components/shell/missing-script';
import type { Locale } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/pick-messages';

/** Metadata of pages with a secret URL, which must not appear in search results or in referrers. */
export const metadata: Metadata = {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

const namespaces = [
  'DeskList',
  'Errors',
  'Frame',
  'Metadata',
  'Room',
  'RoomKinds',
  'Shared',
] as const;

export default async function ShareLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <NextIntlClientProvider messages={pickMessages(locale as Locale, namespaces)}>
      <SharedFrame>{children}</SharedFrame>
      <MissingScript />
    </NextIntlClientProvider>
  );
}

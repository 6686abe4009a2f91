import { NextIntlClientProvider } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import type { Metadata } from 'next';
import { SharedFrame } from '@/components/maps/share/shared-frame';
import { sharedMessages } from '@/lib/i18n/app-messages';
import { MissingScript } from '@/components/shell/missing-script';
import type { Locale } from '@/lib/i18n/locales';

/** The address opens what is shared, so no search engine lists it and no other site is told of it. */
export const metadata: Metadata = {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function ShareLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <NextIntlClientProvider messages={sharedMessages(locale as Locale)}>
      <SharedFrame>{children}</SharedFrame>
      <MissingScript />
    </NextIntlClientProvider>
  );
}

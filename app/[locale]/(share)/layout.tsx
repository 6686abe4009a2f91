import { NextIntlClientProvider } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import type { Metadata } from 'next';
import { SharedFrame } from '@/components/maps/share/shared-frame';
import { screenTexts } from '@/components/shell/screen-texts';
import { MissingScript } from '@/components/shell/missing-script';
import type { Locale } from '@/lib/i18n/locales';

/** The address is a bearer secret: not indexed, and no referrer. */
export const metadata: Metadata = {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function ShareLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <NextIntlClientProvider messages={screenTexts(locale as Locale, '(share)')}>
      <SharedFrame>{children}</SharedFrame>
      <MissingScript />
    </NextIntlClientProvider>
  );
}

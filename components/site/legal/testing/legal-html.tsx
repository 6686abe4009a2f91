import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/lib/i18n/locales';
import { messages } from '@/lib/i18n/messages';

export const toHtml = (part: ReactNode, locale: Locale) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Oslo">
      {part}
    </NextIntlClientProvider>,
  );

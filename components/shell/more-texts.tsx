'use client';

import { NextIntlClientProvider, useLocale, useMessages, type Messages } from 'next-intl';
import { useMemo, type ReactNode } from 'react';

export function MoreTexts(props: { texts: Partial<Messages>; children: ReactNode }) {
  const locale = useLocale();
  const before = useMessages();
  const { texts, children } = props;
  const messages = useMemo(() => ({ ...before, ...texts }), [before, texts]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

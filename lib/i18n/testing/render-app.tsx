import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, renderHook } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider, type NamespaceKeys } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { FocusNet } from '@/components/ui/focus-net';
import type { Locale } from '../locales';
import { messages, type Messages } from '../messages';

configure({ asyncUtilTimeout: 10_000 });

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

function wrapperFor(locale: Locale) {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: Infinity },
      mutations: { gcTime: Infinity },
    },
  });
  return function Wrapper({ children }: { children: ReactNode }) {
    return (
      <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Oslo">
        <QueryClientProvider client={client}>
          <div id="main">{children}</div>
          <FocusNet />
        </QueryClientProvider>
      </NextIntlClientProvider>
    );
  };
}

export function renderApp(component: ReactElement, locale: Locale = 'en') {
  return render(component, { wrapper: wrapperFor(locale) });
}

export function renderHookInApp<Result>(hook: () => Result, locale: Locale = 'en') {
  return renderHook(hook, { wrapper: wrapperFor(locale) });
}

export function words<Namespace extends NamespaceKeys<Messages, keyof Messages>>(
  namespace: Namespace,
  locale: Locale = 'en',
) {
  return createTranslator({ locale, messages: messages[locale], namespace });
}

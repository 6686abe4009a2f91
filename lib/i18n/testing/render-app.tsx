import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, renderHook } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider, type NamespaceKeys } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { FocusNet } from '@/components/ui/focus-net';
import type { Locale } from '../locales';
import { messages, type Messages } from '../messages';

// Only to end what hangs: a busy machine may take ten times as long as an idle one.
configure({ asyncUtilTimeout: 10_000 });

/** Replaces what jsdom lacks: nothing changes its size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

function wrapperFor(locale: Locale) {
  // An answer counts until the test ends, and a failure is shown at once.
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

/** Renders a component as the app does, with the real messages. */
export function renderApp(component: ReactElement, locale: Locale = 'en') {
  return render(component, { wrapper: wrapperFor(locale) });
}

export function renderHookInApp<Result>(hook: () => Result, locale: Locale = 'en') {
  return renderHook(hook, { wrapper: wrapperFor(locale) });
}

/** The words of a part of the app, as a user reads them. */
export function words<Namespace extends NamespaceKeys<Messages, keyof Messages>>(
  namespace: Namespace,
  locale: Locale = 'en',
) {
  return createTranslator({ locale, messages: messages[locale], namespace });
}

'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { Brand } from '@/components/shell/brand';
import { LanguageSelector } from '@/components/shell/language-selector';
import { createQueryClient } from '@/lib/client/http/query-client';
import { registerWorker } from '@/lib/client/local/register-worker';
import { publicEnv } from '@/lib/env/public';
import { toLocale } from '@/lib/i18n/locales';

export function SharedFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('Frame');
  const [client] = useState(() => createQueryClient(() => {}));
  useEffect(() => {
    return registerWorker('share');
  }, []);
  return (
    <QueryClientProvider client={client}>
      <header className="border-line bg-paper border-b print:hidden">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-3 px-4 py-2 sm:px-6">
          <a
            href={publicEnv().basePath || '/'}
            className="rounded-desk inline-flex min-h-11 min-w-11 items-center"
          >
            <Brand name={t('brand')} />
          </a>
          <LanguageSelector locale={toLocale(useLocale())} label={t('language')} isShort />
        </div>
      </header>
      <main className="mx-auto max-w-6xl px-4 py-6 break-words sm:px-6 sm:py-10 print:max-w-none print:p-0">
        {children}
      </main>
    </QueryClientProvider>
  );
}

'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Toaster } from '@/components/ui/toaster';
import { announceSessionChange } from '@/lib/client/auth/session-event';
import { ApiError } from '@/lib/client/http/api-client';

function createQueryClient() {
  const onError = (error: unknown) => {
    // Whoever is in the middle of something is asked to sign in again, without leaving the page.
    if (error instanceof ApiError && error.code === 'notSignedIn') announceSessionChange();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Asking again helps where no answer came, not where the answer was no.
        retry: (count, error) => count < 2 && error instanceof ApiError && error.status === 0,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

export function AppProviders({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const t = useTranslations('Frame');
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster label={t('notifications')} closeLabel={t('close')} />
    </QueryClientProvider>
  );
}

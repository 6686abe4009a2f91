'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import '@/lib/client/account/app-ways';
import { clearCacheOnUserChange } from '@/lib/client/account/clear-cache-on-user-change';
import { keepAnswers } from '@/lib/client/account/keep-answers';
import { closeWaitingMaps, openWaitingMaps } from '@/lib/client/maps/waiting-maps';
import { checkSession } from '@/lib/client/account/session-store';
import { createQueryClient } from '@/lib/client/http/query-client';
import { AppNotifications } from './app-notifications';
import { WaitingMaps } from './waiting-maps';

export function AppProviders({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient(() => void checkSession()));
  useEffect(() => {
    return clearCacheOnUserChange(client);
  }, [client]);
  useEffect(() => {
    return keepAnswers(client, {
      opened: () => void openWaitingMaps(client),
      closed: () => closeWaitingMaps(client),
    });
  }, [client]);
  return (
    <QueryClientProvider client={client}>
      {children}
      <WaitingMaps />
      <AppNotifications />
    </QueryClientProvider>
  );
}

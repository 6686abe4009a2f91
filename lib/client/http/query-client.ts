import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client';

const focusEvents = ['visibilitychange', 'focus'];

/** The library refetches when the tab becomes visible, but not when the window gets the focus. */
function noticeWindowFocus() {
  if (typeof window === 'undefined') return;
  focusManager.setEventListener((notice) => {
    const listener = () => notice();
    for (const event of focusEvents) window.addEventListener(event, listener);
    return () => {
      for (const event of focusEvents) window.removeEventListener(event, listener);
    };
  });
}

/** One 401, 403 or 5xx may be a mistake of the server, so a read is asked for once more before it is believed. */
function retriesAfter(status: number): number {
  if (status === 0) return 2;
  return status === 401 || status === 403 || status >= 500 ? 1 : 0;
}

/** Creates the app's query cache. Calls `onSessionEnd` when the server answers that there is no session. */
export function createQueryClient(onSessionEnd: () => void): QueryClient {
  noticeWindowFocus();
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'notSignedIn') onSessionEnd();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (count, error) => error instanceof ApiError && count < retriesAfter(error.status),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

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
        // Retries after a network failure, not after an error response.
        retry: (count, error) => count < 2 && error instanceof ApiError && error.status === 0,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client';

const focusEvents = ['visibilitychange', 'focus'];

/** By itself the library notices another tab, but not another window. */
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

/** The cache of what the app has fetched. `onSessionEnd` is called when the server knows of no session any more. */
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
        // Asking again helps where no answer came, not where the answer was no.
        retry: (count, error) => count < 2 && error instanceof ApiError && error.status === 0,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

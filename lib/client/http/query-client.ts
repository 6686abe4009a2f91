import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client';
import { mayPass } from './ask-twice';

const focusEvents = ['visibilitychange', 'focus'];

/** TanStack Query refetches when the tab becomes visible, but not when the window gets the focus. */
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

function retriesAfter(status: number): number {
  if (status === 0) return 2;
  return mayPass(status) ? 1 : 0;
}

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

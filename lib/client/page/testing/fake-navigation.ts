import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const pushState = window.history.pushState.bind(window.history);
window.history.pushState = (...change) => {
  pushState(...change);
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search));
}

export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

export function useRouter() {
  const push = (address: string) => window.history.pushState(null, '', address);
  return { push, replace: push };
}

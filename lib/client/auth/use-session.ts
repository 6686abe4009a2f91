'use client';

import { useSyncExternalStore } from 'react';
import { onSession, onSessionWhenIdle, sessionNow, unasked, type Session } from './session-store';

const onTheServer = () => unasked;
const isAuthenticatedNow = () => sessionNow().user !== null;

/** Who is signed in, and with which subscription. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, sessionNow, onTheServer);
}

/** Whether the visitor is signed in; not until the server has told of the user. Waits until the page is idle. */
export function useIsAuthenticated(): boolean {
  return useSyncExternalStore(onSessionWhenIdle, isAuthenticatedNow, () => false);
}

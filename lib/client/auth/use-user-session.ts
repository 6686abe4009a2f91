'use client';

import { useSyncExternalStore } from 'react';
import { onSession, sessionNow, signedOut, type Session } from './session-store';

const onTheServer = () => signedOut;

/** Who is signed in on the public site, and with which subscription. */
export function useUserSession(): Session {
  return useSyncExternalStore(onSession, sessionNow, onTheServer);
}

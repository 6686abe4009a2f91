'use client';

import { useSyncExternalStore } from 'react';
import {
  subscribeToSession,
  subscribeWhenIdle,
  getSession,
  unknownSession,
  type Session,
} from './session-store';

const serverSnapshot = () => unknownSession;
const getIsAuthenticated = () => getSession().user !== null;

/** Who is signed in, and with which subscription. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, serverSnapshot);
}

/** Whether the visitor is signed in; not until the server has told of the user. Waits until the page is idle. */
export function useIsAuthenticated(): boolean {
  return useSyncExternalStore(subscribeWhenIdle, getIsAuthenticated, () => false);
}

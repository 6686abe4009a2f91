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

/** Whether the visitor is signed in; false until the server has answered. The request waits until the page is idle. */
export function useIsAuthenticated(): boolean {
  return useSyncExternalStore(subscribeWhenIdle, getIsAuthenticated, () => false);
}

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

function isAuthenticated(presumed: boolean): boolean {
  const { user, status } = getSession();
  const isKnown = status === 'signedOut' || status === 'visitor' || status === 'noTeacher';
  return user !== null || (presumed && !isKnown);
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, serverSnapshot);
}

export const useIsVisitor = (): boolean => useSession().status === 'visitor';

export function useIsAuthenticated(presumed = false): boolean {
  return useSyncExternalStore(
    subscribeWhenIdle,
    () => isAuthenticated(presumed),
    () => presumed,
  );
}

'use client';

import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/client/page/when-idle';
import type * as FinishSignUpModule from './finish-sign-up';
import type * as SignInModule from './sign-in-or-reset';

type Forms = typeof FinishSignUpModule & typeof SignInModule;

/**
 * The forms of sign-in, which most visits do not need: their script comes after the page's own, and is there when a session
 * ends without a network.
 */
export function useSignInForms(isNeeded: boolean) {
  const [forms, setForms] = useState<Forms>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => {
    Promise.all([import('./finish-sign-up'), import('./sign-in-or-reset')]).then(
      ([finish, signIn]) => setForms({ ...finish, ...signIn }),
      setError,
    );
  }, []);
  useEffect(() => (isNeeded ? load() : whenIdle(load)), [isNeeded, load]);
  const retry = () => {
    setError(undefined);
    load();
  };
  return { forms, error, retry };
}

'use client';

import { useCallback, useEffect, useState } from 'react';
import type * as FinishSignUpModule from './finish-sign-up';
import type * as SignInModule from './sign-in-or-reset';

type Forms = typeof FinishSignUpModule & typeof SignInModule;

/**
 * The forms of sign-in, whose script is fetched when they are needed: most visits do without. Without a network it is in the
 * service worker's cache.
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
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  const retry = () => {
    setError(undefined);
    load();
  };
  return { forms, error, retry };
}

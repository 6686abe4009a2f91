'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/lib/client/http/use-error-text';

/** Which field of the form a provider's error is about, and the key of its text (spec, section 8). */
const byCode = {
  'auth/invalid-email': { field: 'email', key: 'errorInvalidEmail' },
  'auth/user-disabled': { field: 'email', key: 'errorAccountDisabled' },
  'auth/user-not-found': { field: 'email', key: 'errorUserNotFound' },
  'auth/wrong-password': { field: 'password', key: 'errorWrongPassword' },
  'auth/invalid-credential': { field: 'root', key: 'errorInvalidCredential' },
  'auth/too-many-requests': { field: 'root', key: 'errorTooManyAttempts' },
  'auth/email-already-in-use': { field: 'email', key: 'errorEmailInUse' },
  'auth/weak-password': { field: 'password', key: 'errorWeakPassword' },
  'auth/network-request-failed': { field: 'root', key: 'errorNetwork' },
} as const;

export interface AuthProblem {
  field: 'email' | 'password' | 'root';
  text: string;
}

/** Turns whatever signing in or up has thrown into a text and the field it belongs to. */
export function useAuthProblem(): (error: unknown) => AuthProblem {
  const t = useTranslations('Auth');
  const errorText = useErrorText();
  return (error) => {
    const { code, message } = error as { code?: string; message?: string };
    if (!code?.startsWith('auth/')) return { field: 'root', text: errorText(error) };
    const known = byCode[code as keyof typeof byCode];
    return known
      ? { field: known.field, text: t(known.key) }
      : { field: 'root', text: `${t('errorSignIn')}: ${message}` };
  };
}

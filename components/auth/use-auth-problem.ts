'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { authProblem, type AuthProblem, type AuthTask } from './auth-problem';

/** Turns whatever has been thrown into a text and the field it belongs to. */
export function useAuthProblem(
  task: AuthTask = 'signUp',
): (error: unknown) => { field: AuthProblem['field']; text: string } {
  const t = useTranslations('Auth');
  const errorText = useErrorText();
  return (error) => {
    const { code, message } = error as { code?: string; message?: string };
    if (!code?.startsWith('auth/')) return { field: 'root', text: errorText(error) };
    const { field, key, isDetailed } = authProblem(code, task);
    return { field, text: isDetailed ? `${t(key)}: ${message}` : t(key) };
  };
}

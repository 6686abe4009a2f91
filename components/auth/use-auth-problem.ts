'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { authProblem, type AuthTask, type ProblemPlace } from './auth-problem';

export interface AuthProblem {
  field: ProblemPlace['field'];
  text: string;
}

const noConnection = 'auth/network-request-failed';

/** Turns whatever has been thrown into a text and the field it belongs to. */
export function useAuthProblem(task: AuthTask = 'signUp'): (error: unknown) => AuthProblem {
  const t = useTranslations('Auth');
  const errorText = useErrorText();
  return (error) => {
    const { code, message } = error as { code?: string; message?: string };
    if (!code?.startsWith('auth/')) return { field: 'root', text: errorText(error) };
    const { field, key, isDetailed } = authProblem(code, task);
    // The commonest of those without words of their own; the provider's are English, and no help.
    const detail = code === noConnection ? t('errorNetwork') : message;
    return { field, text: isDetailed ? `${t(key)}: ${detail}` : t(key) };
  };
}

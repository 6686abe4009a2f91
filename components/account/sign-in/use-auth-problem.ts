'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { authProblem, type AuthTask, type ProblemPlace } from './auth-problem';

export interface AuthProblem {
  field: ProblemPlace['field'];
  text: string;
}

const noConnection = 'auth/network-request-failed';

/** Returns a function that converts a thrown error to a text and the field to show it at. */
export function useAuthProblem(task: AuthTask = 'signUp'): (error: unknown) => AuthProblem {
  const t = useTranslations('Auth');
  const errorText = useErrorText();
  return (error) => {
    const { code, message } = error as { code?: string; message?: string };
    if (!code?.startsWith('auth/')) return { field: 'root', text: errorText(error) };
    const { field, key, isDetailed } = authProblem(code, task);
    // The most common error without its own text; the provider's message is English and does not help.
    const detail = code === noConnection ? t('errorNetwork') : message;
    return { field, text: isDetailed ? `${t(key)}: ${detail}` : t(key) };
  };
}

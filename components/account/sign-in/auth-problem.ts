'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';

export type AuthTask = 'signIn' | 'signUp' | 'reset' | 'newPassword' | 'present' | 'newEmail';

type Field = 'email' | 'password' | 'root';

type Key =
  | 'errorInvalidEmail'
  | 'errorAccountDisabled'
  | 'errorUserNotFound'
  | 'errorWrongPassword'
  | 'errorInvalidCredential'
  | 'errorTooManyAttempts'
  | 'errorEmailInUse'
  | 'errorWeakPassword'
  | 'errorSignIn'
  | 'errorSignUp'
  | 'errorResetPassword'
  | 'errorChangeAccount';

type Places = Record<string, readonly [Field, Key]>;

const always: Places = {
  'auth/invalid-email': ['email', 'errorInvalidEmail'],
  'auth/user-not-found': ['email', 'errorUserNotFound'],
  'auth/too-many-requests': ['root', 'errorTooManyAttempts'],
};

const signIn: Places = {
  ...always,
  'auth/user-disabled': ['email', 'errorAccountDisabled'],
  'auth/wrong-password': ['password', 'errorWrongPassword'],
  // Firebase reports an unknown user and a wrong password with the same code.
  'auth/invalid-credential': ['root', 'errorInvalidCredential'],
};

const present: Places = {
  ...signIn,
  'auth/invalid-credential': ['password', 'errorWrongPassword'],
  'auth/user-not-found': ['root', 'errorUserNotFound'],
  'auth/user-disabled': ['root', 'errorAccountDisabled'],
};

const known: Record<AuthTask, Places> = {
  signIn,
  present,
  newEmail: {
    ...present,
    'auth/invalid-new-email': ['email', 'errorInvalidEmail'],
    'auth/email-already-in-use': ['email', 'errorEmailInUse'],
  },
  signUp: {
    ...signIn,
    'auth/email-already-in-use': ['email', 'errorEmailInUse'],
    'auth/weak-password': ['password', 'errorWeakPassword'],
  },
  reset: always,
  newPassword: {
    ...always,
    'auth/user-not-found': ['root', 'errorUserNotFound'],
    'auth/user-disabled': ['root', 'errorAccountDisabled'],
    'auth/weak-password': ['password', 'errorWeakPassword'],
  },
};

const other: Record<AuthTask, Key> = {
  signIn: 'errorSignIn',
  signUp: 'errorSignUp',
  reset: 'errorResetPassword',
  newPassword: 'errorResetPassword',
  present: 'errorChangeAccount',
  newEmail: 'errorChangeAccount',
};

interface ProblemPlace {
  field: Field;
  key: Key;
  isDetailed: boolean;
}

export function authProblem(code: string, task: AuthTask): ProblemPlace {
  const places = known[task];
  const place = Object.hasOwn(places, code) ? places[code] : undefined;
  if (!place) return { field: 'root', key: other[task], isDetailed: true };
  return { field: place[0], key: place[1], isDetailed: false };
}

export const isLinkLost = (error: unknown) =>
  /^auth\/(expired|invalid)-action-code$/.test((error as { code?: string }).code ?? '');

export interface AuthProblem {
  field: Field | 'licenceCode';
  text: string;
}

const codeProblems = ['licenceCodeUnknown', 'removedFromSchool', 'schoolFull'];

const noConnection = 'auth/network-request-failed';

export function useAuthProblem(task: AuthTask): (error: unknown) => AuthProblem {
  const t = useTranslations('Auth');
  const errorText = useErrorText();
  return (error) => {
    const { code, message } = error as { code?: string; message?: string };
    if (!code?.startsWith('auth/')) {
      const isOfCode = error instanceof ApiError && codeProblems.includes(error.code);
      return { field: isOfCode ? 'licenceCode' : 'root', text: errorText(error) };
    }
    const { field, key, isDetailed } = authProblem(code, task);
    const detail = code === noConnection ? t('errorNetwork') : message;
    return { field, text: isDetailed ? `${t(key)}: ${detail}` : t(key) };
  };
}

'use client';

import { ApiError } from '@/lib/client/http/api-client';
import { useAuthProblem, type AuthProblem } from './use-auth-problem';

/** Like `useAuthProblem`, with the licence code's errors at their field. */
export function useSignUpProblem() {
  const toProblem = useAuthProblem();
  return (error: unknown): { field: AuthProblem['field'] | 'licenceCode'; text: string } => {
    const problem = toProblem(error);
    const code = error instanceof ApiError ? error.code : undefined;
    const isOfCode = code === 'licenceCodeUnknown' || code === 'schoolFull';
    return isOfCode ? { ...problem, field: 'licenceCode' } : problem;
  };
}

'use client';

import { ApiError } from '@/lib/client/http/api-client';
import { useAuthProblem, type AuthProblem } from './use-auth-problem';

/** Reasons for which a licence code is refused. */
const codeProblems = ['licenceCodeUnknown', 'removedFromSchool', 'schoolFull'];

/** Like `useAuthProblem`, with the licence code's errors at their field. */
export function useSignUpProblem() {
  const toProblem = useAuthProblem();
  return (error: unknown): { field: AuthProblem['field'] | 'licenceCode'; text: string } => {
    const problem = toProblem(error);
    const isOfCode = error instanceof ApiError && codeProblems.includes(error.code);
    return isOfCode ? { ...problem, field: 'licenceCode' } : problem;
  };
}

import type { Problem, ProblemCode } from '@/lib/contracts/problem';

/** `offline`: no response; `unreadable`: a response that does not match the contract. */
export type ApiErrorCode = ProblemCode | 'offline' | 'unreadable';

export class ApiError extends Error {
  constructor(
    readonly code: ApiErrorCode,
    readonly status: number,
    readonly errors: NonNullable<Problem['errors']> = [],
    readonly provider?: Problem['provider'],
  ) {
    super(code);
    this.name = 'ApiError';
  }
}

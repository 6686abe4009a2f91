import type { Problem, ProblemCode } from '@/lib/contracts/problem';

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

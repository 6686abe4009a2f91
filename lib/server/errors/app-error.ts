import { problemStatus, type Problem, type ProblemCode } from '@/lib/contracts/problem';

/** Error with a code for the client. Its `details` are logged but never sent to the client. */
export class AppError extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly options: {
      details?: Record<string, unknown>;
      errors?: Problem['errors'];
      provider?: Problem['provider'];
      headers?: Record<string, string>;
    } = {},
  ) {
    super(code);
    this.name = 'AppError';
  }

  get status(): number {
    return problemStatus[this.code];
  }
}

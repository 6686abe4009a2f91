import type { Problem } from '@/lib/contracts/problem';
import type { AppError } from '../errors/app-error';

export function problemResponse(error: AppError, requestId: string): Response {
  const body: Problem = {
    type: 'about:blank',
    title: error.code,
    status: error.status,
    code: error.code,
    requestId,
    errors: error.options.errors,
    provider: error.options.provider,
  };
  return new Response(JSON.stringify(body), {
    status: error.status,
    headers: { 'Content-Type': 'application/problem+json', ...error.options.headers },
  });
}

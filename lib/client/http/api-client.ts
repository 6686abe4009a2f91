import type { z } from 'zod';
import { problemSchema, type ProblemCode } from '@/lib/contracts/problem';
import { publicEnv } from '@/lib/env/public';
import { ApiError, type ApiErrorCode } from './api-error';

export { ApiError, type ApiErrorCode };

async function send(method: string, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`${publicEnv.apiBaseUrl}${path}`, {
      method,
      credentials: 'include',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('offline', 0);
  }
}

async function failure(response: Response): Promise<ApiError> {
  const problem = problemSchema.safeParse(await response.json().catch(() => undefined));
  if (!problem.success) return new ApiError('unreadable', response.status);
  return new ApiError(problem.data.code as ProblemCode, response.status, problem.data.errors ?? []);
}

/** Calls the API and unwraps the answer's body in the shape of the schema; throws an ApiError otherwise. */
export async function callApi<Schema extends z.ZodType>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: { answer: Schema; body?: unknown },
): Promise<z.infer<Schema>> {
  const response = await send(method, path, options.body);
  if (!response.ok) throw await failure(response);
  const text = await response.text().catch(() => {
    throw new ApiError('offline', 0);
  });
  try {
    return options.answer.parse(text === '' ? undefined : JSON.parse(text));
  } catch {
    throw new ApiError('unreadable', response.status);
  }
}

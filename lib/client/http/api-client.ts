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
  const { code, errors = [], provider } = problem.data;
  return new ApiError(code as ProblemCode, response.status, errors, provider);
}

type FileAnswer = { file: Blob; name: string };

/** Downloads a file from the API, with the name from its Content-Disposition. Throws an ApiError. */
export async function fetchFile(path: string): Promise<FileAnswer> {
  return readFile(await send('GET', path, undefined));
}

/** Like `fetchFile`, for a file whose making is written down on the server. */
export async function makeFile(path: string, body?: unknown): Promise<FileAnswer> {
  return readFile(await send('POST', path, body));
}

async function readFile(response: Response): Promise<FileAnswer> {
  if (!response.ok) throw await failure(response);
  const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '');
  const file = await response.blob().catch(() => {
    throw new ApiError('offline', 0);
  });
  return { file, name: decodeURIComponent(named?.[1] ?? '') };
}

/** Calls the API and returns the response body, parsed with the schema. Throws an ApiError. */
export async function callApi<Schema extends z.ZodType>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
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

import type { z } from 'zod';
import { addressOf, type AnswerOf, type Call, type InputOf } from '@/lib/contracts/call';
import { problemSchema, type ProblemCode } from '@/lib/contracts/problem';
import { publicEnv } from '@/lib/env/public';
import { ApiError, type ApiErrorCode } from './api-error';

export { ApiError, type ApiErrorCode };

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`${publicEnv().apiBaseUrl}${path}`, {
    method,
    credentials: 'include',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new ApiError('offline', 0);
  });
  if (!response.ok) throw await failure(response);
  return response;
}

async function failure(response: Response): Promise<ApiError> {
  const problem = problemSchema.safeParse(await response.json().catch(() => undefined));
  if (!problem.success) return new ApiError('unreadable', response.status);
  const { code, errors = [], provider } = problem.data;
  return new ApiError(code as ProblemCode, response.status, errors, provider);
}

export type Input<C extends Call> =
  object extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>];

function sendCall(call: Call, input: unknown): Promise<Response> {
  const { body, ...address } = { body: undefined, ...(input as object) };
  return send(call.method, addressOf(call, address), body);
}

type FileAnswer = { file: Blob; name: string };

export async function fetchFile(path: string): Promise<FileAnswer> {
  return readFile(await send('GET', path));
}

export async function makeFile<C extends Call>(call: C, ...[input]: Input<C>): Promise<FileAnswer> {
  return readFile(await sendCall(call, input));
}

async function readFile(response: Response): Promise<FileAnswer> {
  const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '');
  const file = await response.blob().catch(() => {
    throw new ApiError('offline', 0);
  });
  return { file, name: decodeURIComponent(named?.[1] ?? '') };
}

export async function callApi<C extends Call>(call: C, ...[input]: Input<C>): Promise<AnswerOf<C>> {
  const response = await sendCall(call, input);
  const text = await response.text().catch(() => {
    throw new ApiError('offline', 0);
  });
  const answer = call.answer as z.ZodType | undefined;
  try {
    const value: unknown = text === '' ? undefined : JSON.parse(text);
    return (answer ? answer.parse(value) : undefined) as AnswerOf<C>;
  } catch {
    throw new ApiError('unreadable', response.status);
  }
}

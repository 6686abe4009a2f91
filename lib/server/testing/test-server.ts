import pino, { type Logger } from 'pino';
import type { Database } from '@/lib/db/client';
import { addressOf, codesOf, type Call } from '@/lib/contracts/call';
import { calls } from '@/lib/contracts/calls';
import type { ProblemCode } from '@/lib/contracts/problem';
import type { Handler } from '../http/route';

const holders = globalThis as typeof globalThis & {
  seatmapServerEnv?: unknown;
  seatmapDatabase?: Database;
  seatmapLogger?: Logger;
};

export const origin = 'http://klassekart.example';
export const allowedOrigin = 'https://app.klassekart.example';

export function useTestEnvironment(
  database: { url: string; db: Database },
  emulatorHost?: string,
  appSecret = 'hemmelig-hemmelig-hemmelig-hemmelig',
) {
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    APP_SECRET: appSecret,
    API_ALLOWED_ORIGINS: allowedOrigin,
    NORWEGIAN_HOSTS: new URL(origin).host,
    LOG_LEVEL: 'info',
    FIREBASE_PROJECT_ID: 'demo-seatmap',
    NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
    ...(emulatorHost && { FIREBASE_AUTH_EMULATOR_HOST: emulatorHost }),
  });
  holders.seatmapServerEnv = undefined;
  holders.seatmapDatabase = database.db;
}

export function setTestVariables(values: Record<string, string>) {
  Object.assign(process.env, values);
  holders.seatmapServerEnv = undefined;
}

export function captureLog(): string[] {
  const lines: string[] = [];
  holders.seatmapLogger = pino({ base: undefined }, { write: (line) => void lines.push(line) });
  return lines;
}

export interface TestCall {
  method?: string;
  path?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  pattern?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export async function call(
  target: Handler | Pick<Call, 'method' | 'path'>,
  { params, pattern, query, ...rest }: TestCall = {},
) {
  const isHandler = typeof target === 'function';
  const method = rest.method ?? (isHandler ? 'GET' : target.method);
  const path =
    rest.path ?? (isHandler ? '/api/test' : `/api${addressOf(target, { params, query })}`);
  const { headers = {}, body: sent } = rest;
  const request = new Request(`${origin}${path}`, {
    method,
    headers: {
      host: new URL(origin).host,
      origin,
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: sent === undefined || typeof sent === 'string' ? sent : JSON.stringify(sent),
  });
  for (const [name, value] of Object.entries(headers)) if (!value) request.headers.delete(name);
  const response = isHandler
    ? await target(request, { params, pattern })
    : await (await import('../api/answer-api')).answerApi(request);
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  const body = (/json/.test(type) && text ? JSON.parse(text) : undefined) as unknown;
  if (!isHandler) checkAnswer({ method, path: target.path }, type, body);
  return { status: response.status, headers: response.headers, text, body };
}

function checkAnswer(
  { method, path }: { method: string; path: string },
  type: string,
  body: unknown,
) {
  const contract: Call | undefined = Object.values<Call>(calls).find(
    (one) => one.method === method && one.path === path,
  );
  if (!contract) return;
  if (type === 'application/problem+json') {
    const { code } = body as { code: ProblemCode };
    if (!codesOf(contract).includes(code)) {
      throw new Error(`${method} ${path} answers with the code ${code}, which its contract lacks.`);
    }
  } else if (typeof contract.answer === 'object' && 'parse' in contract.answer) {
    contract.answer.parse(body);
  } else if (body !== undefined && !contract.answer) {
    throw new Error(`${method} ${path} answers with a body, which its contract lacks.`);
  }
}

import pino, { type Logger } from 'pino';
import type { Database } from '@/lib/db/client';
import type { Handler } from '../http/other-methods';

const holders = globalThis as typeof globalThis & {
  seatmapServerEnv?: unknown;
  seatmapDatabase?: Database;
  seatmapLogger?: Logger;
};

/** Origin of the server in these tests, and one more that API_ALLOWED_ORIGINS names. */
export const origin = 'http://klassekart.example';
export const allowedOrigin = 'https://app.klassekart.example';

/** The environment of a server that these tests call, read from it as in production. */
export function useTestEnvironment(
  database: { url: string; db: Database },
  emulatorHost?: string,
  appSecret = 'hemmelig-hemmelig-hemmelig-hemmelig',
) {
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    APP_SECRET: appSecret,
    API_ALLOWED_ORIGINS: allowedOrigin,
    LOG_LEVEL: 'info',
    FIREBASE_PROJECT_ID: 'demo-seatmap',
    NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
    ...(emulatorHost && { FIREBASE_AUTH_EMULATOR_HOST: emulatorHost }),
  });
  holders.seatmapServerEnv = undefined;
  holders.seatmapDatabase = database.db;
}

/** Sets variables of the environment of the server in these tests; an empty one counts as absent. */
export function setTestVariables(values: Record<string, string>) {
  Object.assign(process.env, values);
  holders.seatmapServerEnv = undefined;
}

/** Collects what the server logs from now on; the lines as they would be written. */
export function captureLog(): string[] {
  const lines: string[] = [];
  holders.seatmapLogger = pino({ base: undefined }, { write: (line) => void lines.push(line) });
  return lines;
}

export interface TestCall {
  method?: string;
  path?: string;
  params?: Record<string, string | string[]>;
  /** Folders of the route, as the web server finds them. */
  pattern?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is a string. */
  body?: unknown;
}

/**
 * Calls a route handler as the product's own page would: same origin, JSON. Without parameters the handler gets a
 * promise of undefined, as Next.js gives it.
 */
export async function call(
  handler: Handler,
  { method = 'GET', path = '/api/test', params, pattern, headers = {}, body }: TestCall = {},
) {
  const request = new Request(`${origin}${path}`, {
    method,
    headers: {
      host: new URL(origin).host,
      origin,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  });
  for (const [name, value] of Object.entries(headers)) if (!value) request.headers.delete(name);
  const response = await handler(request, { params: Promise.resolve(params), pattern });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (isJson ? JSON.parse(text) : undefined) as unknown,
  };
}

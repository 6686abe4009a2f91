import { publicEnv } from '@/lib/env/public';
import { problemStatus, type ProblemCode } from '@/lib/contracts/problem';

export interface FakeAnswer {
  status?: number;
  body?: unknown;
}

export interface FakeCall {
  method: string;
  path: string;
  body: unknown;
  init: RequestInit;
}

type Answerer = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>);

export function problem(code: ProblemCode, errors?: { path: string; code: string }[]): FakeAnswer {
  const status = problemStatus[code];
  return { status, body: { type: 'about:blank', title: code, status, code, errors } };
}

export const offline: Answerer = () => {
  throw new TypeError('Failed to fetch');
};

export function fakeApi(given: Record<string, Answerer>) {
  const answers = { ...given };
  const calls: FakeCall[] = [];
  const fetchDouble = async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const path = url.slice(publicEnv().apiBaseUrl.length);
    const call = { method, path, init, body: init.body && JSON.parse(init.body as string) };
    calls.push(call);
    const answerer = answers[`${method} ${path}`];
    if (!answerer) throw new Error(`The test answers no ${method} ${path}.`);
    const answer = typeof answerer === 'function' ? await answerer(call) : answerer;
    const { status = 200, body } = answer;
    const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
    return {
      ok: status >= 200 && status < 300,
      status,
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
    };
  };
  globalThis.fetch = fetchDouble as unknown as typeof fetch;
  return {
    answers,
    calls,
    sent: (to: string) =>
      calls.filter(({ method, path }) => `${method} ${path}` === to).map(({ body }) => body),
  };
}

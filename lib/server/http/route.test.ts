import { z } from 'zod';
import { call as declare, type Call } from '@/lib/contracts/call';
import { problemSchema, problemStatus } from '@/lib/contracts/problem';
import { openDatabase } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import { testDatabase } from '@/lib/server/testing/test-school';
import { addSession, testToken } from '@/lib/server/testing/test-sessions';
import {
  allowedOrigin,
  call,
  captureLog,
  origin,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';
import { AppError } from '../errors/app-error';
import { createApi } from './create-api';
import { route } from './route';

const database = testDatabase();
const kari = testToken('kari');
let log: string[];

beforeAll(() => addSession(database.db, 'kari'));

beforeEach(() => {
  useTestEnvironment(database);
  log = captureLog();
});

const schema = z.strictObject({ name: z.string().min(1), seats: z.array(z.number()) });
const echo = route({ answer: z.any(), session: 'none', body: schema }, ({ body }) => body);
const good = { name: 'Emma', seats: [1, 2] };
const post = { method: 'POST', body: good };

const apiOf = (...methods: Call['method'][]) =>
  createApi(
    Object.fromEntries(methods.map((method) => [method, declare(method, '/test', 'none')])),
    Object.fromEntries(methods.map((method) => [method, () => undefined])),
  );

function throwing(error: unknown) {
  return route({ answer: z.any(), session: 'none' }, () => {
    throw error;
  });
}

describe('a response', () => {
  it('has as its body the JSON of what the route returns', async () => {
    const answer = await call(echo, post);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(good);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('is an empty 204 when the route returns nothing', async () => {
    const answer = await call(route({ answer: z.any(), session: 'none' }, () => undefined));
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it('has a unique request id, which is also in the log', async () => {
    const [one, two] = [await call(echo, post), await call(echo, post)];
    const ids = [one, two].map((answer) => answer.headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
    expect(log.map((line) => (JSON.parse(line) as { requestId: string }).requestId)).toEqual(ids);
  });

  it('is not cached unless the route sets Cache-Control', async () => {
    expect((await call(echo, post)).headers.get('cache-control')).toBe('no-store');
    const cached = route({ answer: z.any(), session: 'none' }, () =>
      Response.json(1, { headers: { 'Cache-Control': 'max-age=60' } }),
    );
    expect((await call(cached)).headers.get('cache-control')).toBe('max-age=60');
  });
});

describe('a problem response', () => {
  it('has the type problem+json and a stable code', async () => {
    const answer = await call(throwing(new AppError('changedMeanwhile')));
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(problemSchema.strict().parse(answer.body)).toEqual({
      type: 'about:blank',
      title: 'changedMeanwhile',
      status: 409,
      code: 'changedMeanwhile',
      requestId: answer.headers.get('x-request-id'),
    });
  });

  it.each(Object.entries(problemStatus))(
    'with the code %s has the status %i',
    async (code, status) => {
      const answer = await call(throwing(new AppError(code as keyof typeof problemStatus)));
      expect(answer.status).toBe(status);
    },
  );

  it('does not contain the details, which are in the log', async () => {
    const answer = await call(throwing(new AppError('forbidden', { details: { reason: 'why' } })));
    expect(answer.text).not.toContain('why');
    expect(log.join()).toContain('why');
  });

  it.each([
    ['an error', new Error('Emma sits at 3')],
    ['an error whose message imitates a stack', new Error('Failed: Emma\n    at Emma sits')],
    ['a string', 'Emma'],
    ['undefined', undefined],
    ['null', null],
  ])('is a 500 without details after an unexpected value was thrown: %s', async (_, error) => {
    const answer = await call(throwing(error));
    expect(answer.status).toBe(500);
    expect(Object.keys(answer.body as object).sort()).toEqual(
      ['code', 'requestId', 'status', 'title', 'type'].sort(),
    );
    expect(answer.body).toMatchObject({ code: 'internal', title: 'internal' });
    expect(answer.text + log.join()).not.toContain('Emma');
    expect(log[0]).toContain(answer.headers.get('x-request-id'));
  });

  it('after a failed SQL statement contains no data values, and the log has the PostgreSQL error code', async () => {
    const insert = route({ answer: z.any(), session: 'none' }, async ({ db }) => {
      const emma = { firebaseUid: 'emma', name: 'Emma', email: 'emma@skole.example' };
      await db.insert(teachers).values([emma, emma]);
    });
    const answer = await call(insert);
    expect(answer.status).toBe(500);
    expect(answer.text + log.join()).not.toMatch(/emma/i);
    expect(log.join()).toContain('23505');
  });

  it('is a 503 when the database cannot be reached', async () => {
    const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
    useTestEnvironment({ url: database.url, db });
    const read = route({ answer: z.any(), session: 'none' }, (context) =>
      context.db.select().from(teachers).execute(),
    );
    const write = route({ answer: z.any(), session: 'none' }, (context) =>
      context.db.transaction((tx) => tx.select().from(teachers)),
    );
    for (const handler of [read, write]) {
      expect((await call(handler)).body).toMatchObject({ code: 'unavailable', status: 503 });
    }
    await close();
  });
});

describe('a request body', () => {
  it.each([
    ['', 'malformedJson'],
    ['{"name":', 'malformedJson'],
    ['name=Emma', 'malformedJson'],
    ['null', 'invalidRequest'],
    ['[]', 'invalidRequest'],
    ['"text"', 'invalidRequest'],
  ])('without a JSON object is refused: %j with the code %s', async (body, code) => {
    expect((await call(echo, { method: 'POST', body })).body).toMatchObject({ code });
  });

  it('that is not UTF-8 is refused', async () => {
    const body = Buffer.from('{"name":"Åse","seats":[]}', 'latin1') as unknown as string;
    const request = new Request(`${origin}/api/test`, {
      method: 'POST',
      headers: { origin, host: new URL(origin).host, 'content-type': 'application/json' },
      body,
    });
    const response = await echo(request);
    expect(await response.json()).toMatchObject({ code: 'malformedJson' });
  });

  it.each([
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json-seq',
  ])('of content type %j is refused', async (type) => {
    const answer = await call(echo, { ...post, headers: { 'content-type': type } });
    expect(answer.body).toMatchObject({ code: 'unsupportedMediaType', status: 415 });
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'of content type %j is accepted',
    async (type) => {
      const answer = await call(echo, { ...post, headers: { 'content-type': type } });
      expect(answer.status).toBe(200);
    },
  );

  it('of more than 20,000 bytes is refused', async () => {
    const answer = await call(echo, { method: 'POST', body: ' '.repeat(20_001) });
    expect(answer.body).toMatchObject({ code: 'bodyTooLarge', status: 413 });
  });

  it('may be as large as its route allows', async () => {
    const large = route(
      { answer: z.any(), session: 'none', body: schema, maxBodyBytes: 50_000 },
      () => 'read',
    );
    const send = async (length: number) => {
      const body = JSON.stringify({ name: 'Emma', seats: [] }).padEnd(length);
      return (await call(large, { method: 'POST', body })).status;
    };
    expect([await send(50_000), await send(50_001)]).toEqual([200, 413]);
  });

  it.each([
    ['bytes', 'bytes'],
    ['JSON', schema],
  ] as const)(
    'that is cut off causes a 400 and no error in the log: a body of %s',
    async (_, body) => {
      const reading = route({ answer: z.any(), session: 'none', body }, () => 'read');
      const stream = new ReadableStream({
        pull: (controller) => controller.error(new Error('The request was cut off.')),
      });
      const headers = { 'content-type': 'application/json', host: new URL(origin).host, origin };
      const init = { method: 'POST', headers, body: stream, duplex: 'half' };
      expect((await reading(new Request(`${origin}/api`, init))).status).toBe(400);
      expect(JSON.parse(log[0]!)).toMatchObject({ level: 30, status: 400, isCutOff: true });
    },
  );

  it('nested deeper than 20 levels is refused, not counting brackets in strings', async () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    const deep = await call(echo, { method: 'POST', body: nested(21) });
    expect(deep.body).toMatchObject({ code: 'malformedJson' });
    const flat = await call(echo, { method: 'POST', body: nested(20) });
    expect(flat.body).toMatchObject({ code: 'invalidRequest' });
    const text = `{"name":"\\"${'{['.repeat(30)}","seats":[]}`;
    expect((await call(echo, { method: 'POST', body: text })).status).toBe(200);
  });

  it.each([
    ['NUL', '{"name": "Em\\u0000ma", "seats": []}'],
    ['half of a surrogate pair', '{"name": "Emma \\ud83d", "seats": []}'],
  ])('with an invalid character in a string is refused: %s', async (_, body) => {
    const headers = { 'content-type': 'application/json' };
    expect(await call(echo, { method: 'POST', body, headers })).toMatchObject({
      body: { code: 'malformedJson', status: 400 },
    });
  });

  it('may contain a surrogate pair and an escaped backslash', async () => {
    const body = '{"name": "\\ud83d\\ude00 \\\\u0000", "seats": []}';
    const headers = { 'content-type': 'application/json' };
    const { body: answer } = await call(echo, { method: 'POST', body, headers });
    expect(answer).toEqual({ name: '😀 \\u0000', seats: [] });
  });

  it('with a Content-Length above the limit is refused unread', async () => {
    const read = jest.fn();
    const request = new Request(`${origin}/api/test`, {
      method: 'POST',
      headers: {
        ...{ origin, host: new URL(origin).host, 'content-type': 'application/json' },
        'content-length': '20001',
      },
      body: new ReadableStream({ pull: read }, { highWaterMark: 0 }),
      duplex: 'half',
    } as RequestInit);
    expect((await echo(request)).status).toBe(413);
    expect(read).not.toHaveBeenCalled();
  });

  it('of the wrong shape is refused with the path of every error', async () => {
    const body = { name: '', seats: [1, 'two', null], extra: true };
    const { body: problem } = await call(echo, { method: 'POST', body });
    expect(problem).toMatchObject({ code: 'invalidRequest', status: 400 });
    expect((problem as { errors: unknown[] }).errors).toEqual([
      { path: 'name', code: 'too_small' },
      { path: 'seats.1', code: 'invalid_type' },
      { path: 'seats.2', code: 'invalid_type' },
      { path: '', code: 'unrecognized_keys' },
    ]);
  });

  it('with five hundred errors gets a response that lists only fifty of the errors', async () => {
    const body = { name: 'Emma', seats: Array.from({ length: 500 }, () => 'x') };
    const { body: problem } = await call(echo, { method: 'POST', body });
    expect((problem as { errors: unknown[] }).errors).toHaveLength(50);
  });
});

describe('a slow request', () => {
  it.each([
    ['data', 2000, { method: 'GET' }],
    ['a change', 5000, { method: 'PUT' }],
    ['a file', 10_000, { method: 'GET', answer: { file: ['application/pdf'] } }],
  ] as const)(
    'gets a 503 after the time limit of its kind: a request for %s, %i ms',
    async (_, deadlineMs, terms) => {
      let end = () => {};
      const ended = new Promise<Response>((resolve) => (end = () => resolve(new Response())));
      const endless = route({ session: 'none', ...terms }, () => ended);
      jest.useFakeTimers({
        doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
      });
      try {
        let isAnswered = false;
        const answer = call(endless, { method: terms.method }).finally(() => (isAnswered = true));
        await new Promise(setImmediate);
        await jest.advanceTimersByTimeAsync(deadlineMs - 1);
        expect(isAnswered).toBe(false);
        await jest.advanceTimersByTimeAsync(1);
        expect(await answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      } finally {
        jest.useRealTimers();
        // The turn ends with the work and not with the response: a database statement ends by itself.
        end();
      }
    },
  );
});

describe('a request with a write method', () => {
  it.each([
    ['another site', 'https://evil.example'],
    ['a host with our host as its prefix', `${origin}.evil.example`],
    ['our host on another port', `${origin}:8080`],
    ['a sandboxed page', 'null'],
    ['an invalid origin', 'klassekart.example'],
  ])('is refused from a foreign origin: %s', async (_, from) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await call(echo, { ...post, method, headers: { origin: from } });
      expect(answer.body).toMatchObject({ code: 'foreignOrigin', status: 403 });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('is refused from our host over http if the site uses https', async () => {
    const { host } = new URL(origin);
    const from = (scheme: string) =>
      call(echo, {
        ...post,
        headers: { origin: `${scheme}://${host}`, 'x-forwarded-proto': 'https' },
      });
    expect((await from('http')).body).toMatchObject({ code: 'foreignOrigin' });
    expect((await from('https')).status).toBe(200);
  });

  it('is refused without Origin unless Sec-Fetch-Site is same-origin', async () => {
    const without = (site: string) =>
      call(echo, { ...post, headers: { origin: '', 'sec-fetch-site': site } });
    expect((await without('')).body).toMatchObject({ code: 'foreignOrigin' });
    expect((await without('cross-site')).body).toMatchObject({ code: 'foreignOrigin' });
    expect((await without('same-site')).body).toMatchObject({ code: 'foreignOrigin' });
    expect((await without('same-origin')).status).toBe(200);
  });

  it('from a foreign origin is refused before the session and the body are read', async () => {
    const handler = route(
      { answer: z.any(), session: 'required', body: schema },
      ({ body }) => body,
    );
    const answer = await call(handler, {
      method: 'POST',
      body: '{',
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.body).toMatchObject({ code: 'foreignOrigin' });
  });

  it('is accepted from an allowed origin with CORS headers', async () => {
    const answer = await call(echo, { ...post, headers: { origin: allowedOrigin } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  it('from an allowed origin gets CORS headers even if the response is an error', async () => {
    const answer = await call(echo, {
      method: 'POST',
      body: '{',
      headers: { origin: allowedOrigin },
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
  });
});

describe('a request with a read method', () => {
  it('is accepted from every origin but has CORS headers only for an allowed origin', async () => {
    const read = route({ answer: z.any(), session: 'none' }, () => 'text');
    const foreign = await call(read, { headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(200);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const allowed = await call(read, { headers: { origin: allowedOrigin } });
    expect(allowed.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
  });
});

describe('a CORS preflight', () => {
  const OPTIONS = apiOf('GET', 'PUT');
  const ask = (from: string) =>
    call(OPTIONS, {
      method: 'OPTIONS',
      headers: { origin: from, 'access-control-request-method': 'PUT' },
    });

  it('permits the methods of the route, JSON and cookies for an allowed origin', async () => {
    const { status, headers } = await ask(allowedOrigin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-headers')).toBe('Content-Type');
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, PUT, OPTIONS');
    expect(headers.get('vary')).toBe('Origin');
  });

  it('has no CORS headers for another site', async () => {
    const { headers } = await ask('https://evil.example');
    expect([...headers.keys()]).toEqual(['allow']);
  });
});

describe('a request with a method that the path lacks', () => {
  it('is refused with a 405 problem and an Allow header', async () => {
    const answer = await call(apiOf('GET', 'DELETE'), {
      method: 'POST',
    });
    expect(answer.body).toMatchObject({ code: 'methodNotAllowed', status: 405 });
    expect(answer.headers.get('allow')).toBe('GET, HEAD, DELETE, OPTIONS');
  });

  it('is refused with the code foreignOrigin if it comes from another site', async () => {
    const answer = await call(apiOf('GET'), {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.body).toMatchObject({ code: 'foreignOrigin', status: 403 });
  });
});

describe('a route that requires a session', () => {
  const who = route({ answer: z.any(), session: 'required' }, ({ session }) => session);
  const withCookie = (cookie: string) => call(who, { headers: { cookie } });

  it('receives the session of the session cookie', async () => {
    const { body } = await withCookie(`csrf=x; session=${kari}; other=y`);
    expect(body).toMatchObject({ uid: 'kari', email: 'kari@skole.example' });
  });

  it.each([
    ['no cookie', ''],
    ['an empty cookie', 'session='],
    ['a forged token', 'session=forged'],
    ['an unknown token', `session=${testToken('ola')}`],
    ['a cookie of another name', `sessionx=${kari}`],
    ['a __Host- cookie over http', `__Host-session=${kari}`],
  ])('answers "not signed in" without a valid session cookie: %s', async (_, cookie) => {
    expect((await withCookie(cookie)).body).toMatchObject({ code: 'notSignedIn', status: 401 });
  });

  it('checks the session before it reads the body', async () => {
    const handler = route(
      { answer: z.any(), session: 'required', body: schema },
      ({ body }) => body,
    );
    const answer = await call(handler, { method: 'POST', body: '{' });
    expect(answer.body).toMatchObject({ code: 'notSignedIn' });
  });
});

describe('the request log', () => {
  const line = () => JSON.parse(log.at(-1)!) as Record<string, unknown>;

  it('has one line for each request', async () => {
    await call(echo, { ...post, pattern: '/api/classes' });
    expect(log).toHaveLength(1);
    expect(line()).toMatchObject({ method: 'POST', route: '/api/classes', status: 200 });
    expect(line().ms).toEqual(expect.any(Number));
  });

  it('contains the pattern of the route, but no values from the path or the query', async () => {
    await call(
      route({ answer: z.any(), session: 'none' }, () => 'text'),
      {
        path: '/api/teachers/email/kari@skole.example?e=nordmann',
        params: { email: 'kari@skole.example' },
        pattern: '/api/teachers/email/{email}',
      },
    );
    expect(line().route).toBe('/api/teachers/email/{email}');
    expect(log.join()).not.toMatch(/kari|nordmann/i);
  });

  it('contains no values from the body, the cookies or the session', async () => {
    const handler = route(
      { answer: z.any(), session: 'required', body: schema },
      ({ body }) => body,
    );
    const cookie = `session=${kari}`;
    await call(handler, { ...post, headers: { cookie } });
    await call(handler, { method: 'POST', body: { name: 'Emma' }, headers: { cookie } });
    expect(log.join()).not.toMatch(new RegExp(`emma|kari|${kari}`, 'i'));
  });
});

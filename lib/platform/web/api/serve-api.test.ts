import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { streamText } from '@/lib/server/http/stream-text';
import { captureLog, origin, useTestEnvironment } from '@/lib/server/testing/test-server';
import type { Handlers } from '@/lib/server/http/other-methods';
import { createRoutes } from './api-routes';
import { createApiHandler } from './serve-api';

const long = 'Åse '.repeat(1000);
const seen: { url: string; cookie: string | null }[] = [];

async function* twice() {
  yield 'one ';
  yield 'two';
}

const handlers: Record<string, Handlers> = {
  'things/[thingId]': {
    GET: async (request, { params }) => {
      seen.push({ url: request.url, cookie: request.headers.get('cookie') });
      return Response.json({ params: await params });
    },
    POST: async (request) =>
      Response.json({ read: await request.text() }, { headers: { 'set-cookie': 'a=1' } }),
  },
  long: { GET: () => Response.json({ long }) },
  streamed: {
    GET: () =>
      new Response(streamText(twice()), { headers: { 'content-type': 'application/json' } }),
  },
  refusing: {
    POST: async (request) => {
      const reader = request.body!.getReader();
      await reader.read();
      await reader.cancel();
      return new Response('too large', { status: 413 });
    },
  },
  broken: {
    GET: () => {
      throw new TypeError('Ada');
    },
  },
};

let server: http.Server;
let log: string[];

beforeAll(async () => {
  const routes = Object.entries(handlers).map(([folder, own]) => ({
    segments: folder.split('/'),
    handlers: own,
  }));
  server = http.createServer(createApiHandler(createRoutes(routes), '/base/api'));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  useTestEnvironment({ url: 'postgres://nobody@127.0.0.1:1/nothing', db: undefined as never });
  log = captureLog();
});

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}
function send(address: string, { method = 'GET', headers = {}, body }: Options = {}) {
  const { port } = server.address() as AddressInfo;
  const path = `/base/api${address}`;
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const options = { port, host: '127.0.0.1', path, method, headers, agent: false };
      const request = http.request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      request.on('error', reject);
      request.end(body);
    },
  );
}

it('gives a handler the address, the headers and the parameters', async () => {
  const answer = await send('/things/a%C3%A5?x=1', { headers: { cookie: 'b=2', host: 'k.no' } });
  expect(JSON.parse(answer.body.toString())).toEqual({ params: { thingId: 'aå' } });
  expect(seen.at(-1)).toEqual({ url: 'http://k.no/base/api/things/a%C3%A5?x=1', cookie: 'b=2' });
});

it('gives a handler the body, and sends its cookies', async () => {
  const answer = await send('/things/1', { method: 'POST', body: 'Ada' });
  expect(JSON.parse(answer.body.toString())).toEqual({ read: 'Ada' });
  expect(answer.headers['set-cookie']).toEqual(['a=1']);
});

it('answers HEAD by GET without a body, and a method that the route lacks with 405', async () => {
  const head = await send('/long', { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const refused = await send('/long', {
    method: 'PUT',
    headers: { origin, host: new URL(origin).host },
  });
  expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

it('compresses a long answer for a client that takes gzip, and no other', async () => {
  const plain = await send('/long');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers.vary).toBe('Accept-Encoding');
  const short = await send('/things/1', { headers: { 'accept-encoding': 'gzip' } });
  expect(short.headers).not.toHaveProperty('content-encoding');
  const packed = await send('/long', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.body.length).toBeLessThan(plain.body.length / 10);
  expect(JSON.parse(gunzipSync(packed.body).toString())).toEqual({ long });
});

it('sends a stream as it comes', async () => {
  expect((await send('/streamed')).body.toString()).toBe('one two');
  const packed = await send('/streamed', { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(packed.body).toString()).toBe('one two');
});

it('lets an answer through to a client whose body is refused while it comes', async () => {
  const answer = await send('/refusing', { method: 'POST', body: Buffer.alloc(300_000) });
  expect([answer.status, answer.body.toString()]).toEqual([413, 'too large']);
});

it('redirects an address with a slash at its end', async () => {
  const answer = await send('/things/1/?x=1');
  expect([answer.status, answer.headers.location]).toEqual([308, '/base/api/things/1?x=1']);
});

it('answers 500 where a handler throws, and logs no words of the error', async () => {
  const answer = await send('/broken');
  expect([answer.status, answer.body.length]).toEqual([500, 0]);
  expect(log.join()).toContain('TypeError');
  expect(log.join()).not.toContain('Ada');
});

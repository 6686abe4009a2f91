import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { streamText } from '@/lib/server/http/stream-text';
import { captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';
import { createApiHandler } from './serve-api';

const long = 'Åse '.repeat(1000);
const seen: { url: string; cookie: string | null }[] = [];

async function* twice() {
  yield 'one ';
  yield 'two';
}

const answers: Record<string, (request: Request) => Response | Promise<Response>> = {
  'GET /things/a%C3%A5': (request) => {
    seen.push({ url: request.url, cookie: request.headers.get('cookie') });
    return Response.json({ name: 'aå' });
  },
  'POST /things/1': async (request) =>
    Response.json({ read: await request.text() }, { headers: { 'set-cookie': 'a=1' } }),
  'GET /short': () => Response.json({}),
  'GET /long': () => Response.json({ long }),
  'HEAD /long': () => Response.json({ long }),
  'GET /streamed': () =>
    new Response(streamText(twice()), { headers: { 'content-type': 'application/json' } }),
  'POST /refusing': async (request) => {
    const reader = request.body!.getReader();
    await reader.read();
    await reader.cancel();
    return new Response('too large', { status: 413 });
  },
  'POST /unread': () => new Response('not signed in', { status: 401 }),
  'GET /broken': () => {
    throw new TypeError('Ada');
  },
};

let server: http.Server;
let log: string[];

beforeAll(async () => {
  const answerApi = async (request: Request) =>
    answers[`${request.method} ${new URL(request.url).pathname.slice('/base/api'.length)}`]!(
      request,
    );
  server = http.createServer(createApiHandler(answerApi));
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

it('the API handler passes the URL and the headers of a request to the API', async () => {
  const answer = await send('/things/a%C3%A5?x=1', { headers: { cookie: 'b=2', host: 'k.no' } });
  expect(JSON.parse(answer.body.toString())).toEqual({ name: 'aå' });
  expect(seen.at(-1)).toEqual({ url: 'http://k.no/base/api/things/a%C3%A5?x=1', cookie: 'b=2' });
});

it('the API handler passes the body of a request to the API and returns the cookies of the API', async () => {
  const answer = await send('/things/1', { method: 'POST', body: 'Ada' });
  expect(JSON.parse(answer.body.toString())).toEqual({ read: 'Ada' });
  expect(answer.headers['set-cookie']).toEqual(['a=1']);
});

it('the API handler sends no body in response to HEAD', async () => {
  const head = await send('/long', { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

it('the API handler compresses only long responses, and only for clients that accept compression', async () => {
  const plain = await send('/long');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers.vary).toBe('Accept-Encoding');
  const short = await send('/short', { headers: { 'accept-encoding': 'gzip' } });
  expect(short.headers).not.toHaveProperty('content-encoding');
  const packed = await send('/long', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.body.length).toBeLessThan(plain.body.length / 10);
  expect(JSON.parse(brotliDecompressSync(packed.body).toString())).toEqual({ long });
});

it('the API handler sends a streamed response, with and without compression', async () => {
  expect((await send('/streamed')).body.toString()).toBe('one two');
  const packed = await send('/streamed', { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(packed.body).toString()).toBe('one two');
});

it('the API handler sends a response when it refuses the body during the upload', async () => {
  const answer = await send('/refusing', { method: 'POST', body: Buffer.alloc(300_000) });
  expect([answer.status, answer.body.toString()]).toEqual([413, 'too large']);
});

describe('the API handler with "Connection: close"', () => {
  /**
   * Returns the answer to a refused body whose rest is sent later. `isEarly` tells whether the answer came
   * before the rest.
   */
  async function refused(rest: string): Promise<{ isEarly: boolean; answer: string }> {
    const { port } = server.address() as AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    const address = 'POST /base/api/refusing HTTP/1.1';
    const headers = ['Host: k.no', 'Connection: close', 'Content-Length: 20'];
    socket.write(`${[address, ...headers].join('\r\n')}\r\n\r\n0123456789`);
    const answer = text(socket);
    const isEarly = await Promise.race([answer.then(() => true), sleep(300, false)]);
    socket.write(rest);
    return { isEarly, answer: await answer };
  }

  it('answers a refused body only after the rest of the body has arrived', async () => {
    const { isEarly, answer } = await refused('0123456789');
    expect(isEarly).toBe(false);
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*too large$/);
  });

  it('answers a refused body even if the rest of the body never arrives', async () => {
    expect((await refused('')).answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});

it.each([0, 20])(
  'the API handler answers the next request on the same connection when a body that it did not read arrives %i ms late',
  async (lateMs) => {
    const { port } = server.address() as AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    const status = async () => {
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      return chunk.toString().slice('HTTP/1.1 '.length, 'HTTP/1.1 401'.length);
    };
    const body = JSON.stringify({ code: 'x' });
    for (let turn = 0; turn < 3; turn += 1) {
      const refused = status();
      const head = `POST /base/api/unread HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`;
      if (lateMs === 0) socket.write(head + body);
      else {
        socket.write(head);
        await sleep(lateMs);
        socket.write(body);
      }
      expect(await refused).toBe('401');
      const answered = status();
      socket.write('GET /base/api/short HTTP/1.1\r\nHost: a\r\n\r\n');
      expect(await answered).toBe('200');
    }
    socket.destroy();
  },
);

it('the API handler returns 500 when the API throws, and does not log the message', async () => {
  const answer = await send('/broken');
  expect([answer.status, answer.body.length]).toEqual([500, 0]);
  expect(log.join()).toContain('TypeError');
  expect(log.join()).not.toContain('Ada');
});

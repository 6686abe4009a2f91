import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createRequestHandler } from './handle-request';

const folder = mkdtempSync(path.join(os.tmpdir(), 'seatmap-web-'));
const write = (file: string, text: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const html = (page: string) => `<p>${page}</p>`;

jest.mock('@/lib/env/hosts', () => ({
  hostEnv: () => ({
    norwegianHosts: [],
    englishHosts: ['seatmap.example'],
    isDevelopment: false,
    authEmulatorHost: undefined,
  }),
}));

const pages = Object.fromEntries(
  ['', '/about', '/not-found', '/app', '/app/classes/_', '/share/_', '/returned/success'].flatMap(
    (name) =>
      ['/no', '/en'].map((site) => [
        site + name,
        { html: html(site + name), policy: `policy of ${site}${name}` },
      ]),
  ),
);

function writeBuild() {
  write('dist/public/service-worker.js', '//');
  write('.next/static/chunks/a.js', 'a()');
  write('public/room.svg', '<svg/>');
  for (const file of ['icon.svg', 'robots.txt']) write(`.next/server/app/${file}.body`, file);
}

/** The requests that Next.js and the API got. */
let asked: { url?: string; headers: http.IncomingHttpHeaders }[] = [];
const servers: http.Server[] = [];

async function listen(trustProxy: boolean) {
  const handle = createRequestHandler({
    buildFolder: path.join(folder, '.next'),
    programs: path.join(folder, 'dist'),
    basePath: '/base',
    pages,
    trustProxy,
    keptFolder: path.join(folder, 'kept'),
    api: async (request, response) => {
      asked.push({ url: request.url, headers: request.headers });
      response.end('api');
    },
    next: (request, response) => {
      asked.push({ url: request.url, headers: request.headers });
      response.end('next');
      return Promise.resolve();
    },
  });
  const server = http.createServer(handle).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
}
function send(port: number, path: string, { method = 'GET', headers = {} }: Options = {}) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const options = { port, host: '127.0.0.1', path, method, headers, agent: false };
      const request = http.request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
      request.on('error', reject);
      request.end();
    },
  );
}

let port: number;
let trustingPort: number;
beforeAll(async () => {
  writeBuild();
  port = await listen(false);
  trustingPort = await listen(true);
});
beforeEach(() => (asked = []));
afterAll(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(folder, { recursive: true });
});

describe('a page', () => {
  it('of a shared link is kept out of search indexes, referrers and shared caches', async () => {
    const { headers, body } = await send(port, '/base/share/a-token');
    expect(body).toBe(html('/no/share/_'));
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-cache',
    });
    const other = await send(port, '/base/about');
    expect(other.headers['x-robots-tag']).toBeUndefined();
  });

  it('with the outcome of a checkout is excluded from shared caches', async () => {
    const { headers, body } = await send(port, '/base?success=true&from=mail');
    expect(body).toBe(html('/no/returned/success'));
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('is redirected from the URL that it had in an earlier version', async () => {
    const answer = await send(port, '/base/app/class?id=7');
    expect([answer.status, answer.headers.location]).toEqual([308, '/base/app/classes/7']);
  });

  it.each([
    ['in Norwegian by default', '/base/about', {}, '/no/about'],
    ['in the language of the host', '/base/about', { host: 'seatmap.example' }, '/en/about'],
    ['in the language chosen', '/base', { cookie: 'a=b; preferredLanguage=en' }, '/en'],
    ['with a parameter in its path', '/base/app/classes/7', {}, '/no/app/classes/_'],
  ])('is served %s with its own content security policy', async (_, address, headers, page) => {
    const answer = await send(port, address, { headers });
    expect([answer.status, answer.body]).toEqual([200, html(page)]);
    expect(answer.headers['content-security-policy']).toBe(`policy of ${page}`);
    expect(asked).toEqual([]);
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip'],
    ['gzip', 'br; q=0, gzip;q=0.5'],
    [undefined, 'identity'],
  ])(
    'is sent with the content encoding %s for a browser that accepts "%s"',
    async (encoding, accepted) => {
      const { headers } = await send(port, '/base', { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toMatch(/Accept-Encoding/);
    },
  );

  it('is answered with 304 when the browser has a current copy', async () => {
    const { headers } = await send(port, '/base');
    const again = await send(port, '/base', { headers: { 'if-none-match': headers.etag! } });
    expect([again.status, again.body]).toEqual([304, '']);
    const inEnglish = { 'if-none-match': headers.etag!, cookie: 'preferredLanguage=en' };
    expect((await send(port, '/base', { headers: inEnglish })).status).toBe(200);
  });

  it('can be stored by a shared cache only when it is public, with "Vary: Cookie"', async () => {
    const { headers } = await send(port, '/base/about');
    expect(headers['cache-control']).toMatch(/^public, .*s-maxage/);
    expect(headers.vary).toMatch(/Cookie/);
    for (const address of ['/base/app', '/base/app/classes/7', '/base/nowhere']) {
      expect((await send(port, address)).headers['cache-control']).toBe('private, no-cache');
    }
  });

  it.each([
    '/base/nowhere',
    '/base/missing.png',
    '/base/no/about',
    '/base/%',
    '/base/app/classes/%E0%A4%A',
  ])('that does not exist returns the 404 page: %s', async (address) => {
    expect(await send(port, address)).toMatchObject({
      status: 404,
      body: html('/no/not-found'),
    });
  });

  it('has no body in the response to HEAD', async () => {
    const { body, headers, status } = await send(port, '/base', { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
    expect(headers['content-length']).toBe(String(html('/no').length));
  });
});

describe('a file', () => {
  it('of an earlier build is served as immutable', async () => {
    write('kept/chunks/before.js', 'before()');
    const answer = await send(port, '/base/_next/static/chunks/before.js');
    expect(answer.body).toBe('before()');
    expect(answer.headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
  });

  it('named service-worker.js is revalidated for each request', async () => {
    const { headers, body } = await send(port, '/base/service-worker.js');
    expect([body, headers['cache-control']]).toEqual(['//', 'public, max-age=0']);
  });

  it.each([
    ['POST', '/base/room.svg'],
    ['DELETE', '/base/icon.svg'],
    ['PUT', '/base/_next/static/chunks/a.js'],
    ['POST', '/base/about'],
    ['POST', '/elsewhere'],
  ])(
    'accepts only GET and HEAD, as a page does: the request %s %s is refused',
    async (method, address) => {
      const answer = await send(port, address, { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(asked).toEqual([]);
    },
  );

  it.each(['/base/.gitkeep', '/base/pictures'])(
    'is not found if it is hidden or a folder: %s',
    async (address) => {
      write('public/.gitkeep', '');
      write('public/pictures/a.svg', '');
      expect((await send(port, address)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it.each([
    '/base/../package.json',
    '/base/%2e%2e/package.json',
    '/base/_next/static/../secret',
    '/base/_next/static/%2e%2e/secret',
    '/base/_next/static/.hidden.js',
    '/base/.env',
  ])('is not served if it is hidden or outside the public folders: %s', async (address) => {
    write('package.json', 'secret');
    write('secret', 'secret');
    write('kept/.hidden.js', 'secret');
    write('public/.env', 'secret');
    const { body } = await send(port, address);
    expect(body).not.toMatch(/secret|sha256/);
  });
});

describe('a request for the API', () => {
  it.each([
    ['GET', '/base/api'],
    ['GET', '/base/api/classes?a=b'],
    ['POST', '/base/api/classes'],
  ])('is passed to the API: %s %s', async (method, address) => {
    expect((await send(port, address, { method })).body).toBe('api');
    expect(asked).toEqual([expect.objectContaining({ url: address })]);
  });
});

describe('the web server', () => {
  it.each([
    ['a data request by query', 'GET', '/base/about?_rsc=1', {}],
    ['a data request by header', 'GET', '/base/about', { rsc: '1' }],
    ['a URL outside the base path', 'GET', '/about', {}],
    ['a URL with a trailing slash', 'GET', '/base/about/', {}],
    ['the landing page with a trailing slash', 'GET', '/base/?a=b', {}],
    ['an API call with a trailing slash', 'POST', '/base/api/classes/?a=b', {}],
    ['an icon of the build', 'GET', '/base/icon.svg', {}],
    ['a script of the build', 'GET', '/base/_next/static/chunks/a.js', {}],
    ['an unknown script', 'GET', '/base/_next/static/chunks/b.js', {}],
    ['a file of the public folder', 'GET', '/base/room.svg?a=b', {}],
  ])('passes a request to Next.js: %s', async (_, method, address, headers) => {
    expect((await send(port, address, { method, headers })).body).toBe('next');
    expect(asked).toEqual([expect.objectContaining({ url: address })]);
  });

  it('passes a request for robots.txt at the root of the host to Next.js', async () => {
    await send(port, '/robots.txt');
    expect(asked[0]?.url).toBe('/base/robots.txt');
  });

  it('passes on forwarded headers only from a trusted proxy', async () => {
    const headers = { 'x-forwarded-for': '10.1.1.1', 'x-forwarded-proto': 'https', forwarded: 'a' };
    await send(port, '/base/api', { headers });
    await send(trustingPort, '/base/api', { headers });
    await send(trustingPort, '/base/api');
    expect(asked.map((request) => request.headers)).toMatchObject([
      { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' },
      headers,
      { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' },
    ]);
    expect(asked[0]?.headers).not.toHaveProperty('forwarded');
  });
});

it('every response has headers against sniffing and framing', async () => {
  for (const address of ['/base', '/base/api', '/base/room.svg', '/elsewhere', '/base/%', '*']) {
    const { headers } = await send(port, address);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});

it('a request with a method that Next.js does not know is refused before it reaches Next.js', async () => {
  expect((await send(port, '/base/about', { method: 'PROPFIND' })).status).toBe(405);
  expect(asked).toEqual([]);
});

it.each([
  ['POST', '/base/%', {}, 405],
  ['GET', '/%E0%A4%A', {}, 404],
  ['GET', '/base/app/classes/%ff/', {}, 404],
  ['GET', '/base/about/%?_rsc=1', {}, 404],
  ['GET', '/base/_next/%', {}, 404],
  ['GET', '/base/_next/static/%', {}, 404],
  ['GET', '*', {}, 400],
  ['OPTIONS', '*', {}, 400],
  ['GET', '/base/about', { host: 'a:b:c' }, 400],
  ['POST', '/base/api/classes', { host: 'a:b:c' }, 400],
])(
  'the request %s %s with the headers %j is refused before it reaches Next.js',
  async (...request) => {
    const [method, address, headers, status] = request;
    expect((await send(port, address, { method, headers })).status).toBe(status);
    expect(asked).toEqual([]);
  },
);

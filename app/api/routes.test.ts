import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { handlerFor, type Handlers } from '@/lib/server/http/other-methods';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';

// The methods that Next.js hands to a route. HEAD is its own where there is a GET.
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const routes = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => path.basename(name) === 'route.ts' && !name.includes('[[...unknown]]'))
  .map((name) => [path.dirname(name), readFileSync(path.join(__dirname, name), 'utf8')] as const);

const loadHandlers = (route: string) => import(`./${route}/route`) as Promise<Handlers>;

const ownMethods = (source: string) =>
  [...source.matchAll(/export const ([A-Z]+) = /g)].map(([, method]) => method!);

beforeEach(() => {
  useTestEnvironment({ url: 'postgres://nobody@127.0.0.1:1/nothing', db: undefined as never });
  captureLog();
});

describe('every route', () => {
  it.each(routes)('%s goes through the wrapper', (_, source) => {
    for (const [, method, value] of source.matchAll(/export const ([A-Z]+) = (\w+)\(/g)) {
      expect([method, value]).toEqual([method, 'route']);
    }
    expect(source).not.toMatch(/export (async )?function/);
  });

  it.each(routes)(
    '%s says of the methods that it lacks which ones it has',
    async (name, source) => {
      const own = ownMethods(source);
      const has = methods.filter(
        (method) =>
          own.includes(method) ||
          method === 'OPTIONS' ||
          (method === 'HEAD' && own.includes('GET')),
      );
      const handlers = await loadHandlers(name);
      for (const method of methods) {
        if (own.includes(method) || (method === 'HEAD' && own.includes('GET'))) continue;
        const answer = await call(handlerFor(handlers, method), { method });
        expect([method, answer.headers.get('allow')]).toEqual([method, has.join(', ')]);
        if (method === 'OPTIONS') continue;
        expect(answer.headers.get('content-type')).toBe('application/problem+json');
        if (method === 'HEAD') continue;
        expect(answer.body).toMatchObject({ code: 'methodNotAllowed', status: 405 });
      }
    },
  );

  it('asks for no Origin only where something else proves who calls', () => {
    const open = routes.filter(([, source]) => source.includes("origin: 'any'"));
    expect(open.map(([name]) => name).sort()).toEqual([
      path.join('jobs', 'daily'),
      path.join('stripe', 'webhook'),
    ]);
  });
});

describe('an address that leads nowhere', () => {
  it.each(methods.filter((method) => method !== 'HEAD'))('is a problem with %s', async (method) => {
    const handlers = await loadHandlers('[[...unknown]]');
    const answer = await call(handlers[method]!, { method, path: '/api' });
    expect(answer.body).toMatchObject({ code: 'notFound', status: 404 });
  });
});

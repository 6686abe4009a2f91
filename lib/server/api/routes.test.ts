import { codesOf } from '@/lib/contracts/call';
import { calls } from '@/lib/contracts/calls';
import { problemStatus } from '@/lib/contracts/problem';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';
import { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from '@/app/api/[[...path]]/route';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const all = Object.entries(calls);
const paths = [...new Set(all.map(([, { path }]) => path))];
const ownMethods = (path: string) =>
  all.filter(([, one]) => one.path === path).map(([, { method }]) => method as string);

beforeEach(() => {
  useTestEnvironment({ url: 'postgres://nobody@127.0.0.1:1/nothing', db: undefined as never });
  captureLog();
});

describe('an API path', () => {
  it.each(paths)(
    'lists its methods in the Allow header when it refuses a method: %s',
    async (path) => {
      const own = ownMethods(path);
      const isOwn = (method: string) =>
        own.includes(method) || (method === 'HEAD' && own.includes('GET'));
      const has = methods.filter((method) => isOwn(method) || method === 'OPTIONS');
      for (const method of methods.filter((one) => !isOwn(one))) {
        const answer = await call({ method: 'GET', path }, { method, path: `/api${path}` });
        expect([method, answer.headers.get('allow')]).toEqual([method, has.join(', ')]);
        if (method === 'OPTIONS') continue;
        expect(answer.headers.get('content-type')).toBe('application/problem+json');
        if (method === 'HEAD') continue;
        expect(answer.body).toMatchObject({ code: 'methodNotAllowed', status: 405 });
      }
    },
  );
});

describe('the API contracts', () => {
  it('define one call for each method of a path', () => {
    const keys = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('waive the Origin check only for the daily job and the Stripe webhook', () => {
    const open = all.filter(([, one]) => 'origin' in one).map(([, { path }]) => path);
    expect(open.sort()).toEqual(['/jobs/daily', '/stripe/webhook']);
  });

  it('list only problem codes that exist', () => {
    for (const [, one] of all) {
      for (const code of codesOf(one)) expect(problemStatus).toHaveProperty(code);
    }
  });
});

describe('the API route', () => {
  it('exports one handler for every method', () => {
    expect(new Set([DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT]).size).toBe(1);
  });

  it.each(methods.filter((method) => method !== 'HEAD'))(
    'answers an unknown path with a 404 problem for the method %s',
    async (method) => {
      const answer = await call((request) => GET(request), { method, path: '/api' });
      expect(answer.body).toMatchObject({ code: 'notFound', status: 404 });
    },
  );
});

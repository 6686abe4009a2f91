import { call as declare } from '@/lib/contracts/call';
import { call, captureLog, origin, useTestEnvironment } from '@/lib/server/testing/test-server';
import { z } from 'zod';
import { createApi } from './create-api';

const paths = [
  '/classes',
  '/classes/{classId}',
  '/classes/archived',
  '/classes/{classId}/maps',
  '/maps/{mapId}/versions/{version}',
] as const;
const answer = z.any();
const answerApi = createApi(
  Object.fromEntries(paths.map((path) => [path, declare('GET', path, 'none', { answer })])),
  Object.fromEntries(
    paths.map((path) => [path, ({ params }: { params: unknown }) => ({ path, params })]),
  ),
);

let log: string[];
beforeEach(() => {
  useTestEnvironment({ url: 'postgres://nobody@127.0.0.1:1/nothing', db: undefined as never });
  log = captureLog();
});

const ask = (address: string, method = 'GET') =>
  call((request) => answerApi(request), { path: `/api${address}`, method });

describe('createApi', () => {
  it.each([
    ['/classes', '/classes', {}],
    ['/classes/7?list=own', '/classes/{classId}', { classId: '7' }],
    ['/classes/archived', '/classes/archived', {}],
    ['/classes/archived/maps', '/classes/{classId}/maps', { classId: 'archived' }],
    ['/maps/a%20b/versions/2', '/maps/{mapId}/versions/{version}', { mapId: 'a b', version: '2' }],
    ['/classes/%2F', '/classes/{classId}', { classId: '/' }],
  ])('routes the path %s to the pattern %s', async (address, path, params) => {
    expect((await ask(address)).body).toEqual({ path, params });
  });

  it.each(['', '/nothing', '/classes/7/maps/8', '/classes//maps', '/Classes', '/constructor'])(
    'answers 404 to every method of the path "%s"',
    async (address) => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        expect((await ask(address, method)).body).toMatchObject({ code: 'notFound', status: 404 });
      }
    },
  );

  it('routes a path that begins with the base path of the website', async () => {
    const request = new Request(`${origin}/smg-website-official/api/classes/7`);
    expect(await (await answerApi(request)).json()).toMatchObject({ params: { classId: '7' } });
  });

  it.each([
    ['/classes/archived', '/api/classes/archived'],
    ['/maps/7/versions/2', '/api/maps/{mapId}/versions/{version}'],
    ['/kari@skole.no/a%5Cb', '/api/unknown'],
    ['/%E0%A4%A', '/api/unknown'],
  ])('logs the path %s as the pattern %s', async (address, route) => {
    await ask(address);
    expect(JSON.parse(log.at(-1)!)).toMatchObject({ route });
    expect(log.join()).not.toContain('kari');
  });

  it('answers HEAD like GET and refuses a missing method with 405', async () => {
    expect((await ask('/classes', 'HEAD')).status).toBe(200);
    const refused = await ask('/classes', 'PUT');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

import { z } from 'zod';
import { testDatabase } from '@/lib/server/testing/test-school';
import { call, origin, useTestEnvironment } from '@/lib/server/testing/test-server';
import { route } from './route';

const database = testDatabase();
beforeEach(() => useTestEnvironment(database));

const small = route({ session: 'none' }, () => 'done');
const form = route({ session: 'none', body: z.object({}) }, () => 'read');

describe('a node with a hundred requests under way', () => {
  it('refuses the next at once, until one is answered', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = route({ session: 'none' }, () => released);
    const waiting = Array.from({ length: 100 }, () => call(slow));
    const refused = await call(small);
    expect(refused.body).toMatchObject({ code: 'unavailable', status: 503 });
    expect(refused.headers.get('retry-after')).toBe('1');
    const health = route({ session: 'none', isAlwaysAnswered: true }, () => 'here');
    expect((await call(health)).status).toBe(200);
    release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(
      waiting.map(() => 204),
    );
    expect((await call(small)).status).toBe(200);
  });

  it('keeps no place for a body that has not come', async () => {
    const neverSent = () =>
      new Request(`${origin}/api/test`, {
        method: 'POST',
        headers: { origin, host: new URL(origin).host, 'content-type': 'application/json' },
        body: new ReadableStream(),
        duplex: 'half',
      } as RequestInit);
    for (let index = 0; index < 100; index += 1) {
      void form(neverSent(), { params: Promise.resolve(undefined) });
    }
    expect((await call(small)).status).toBe(200);
  });
});

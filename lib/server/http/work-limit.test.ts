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
    const waiting = Array.from({ length: 100 }, (_, index) =>
      call(slow, { headers: { 'x-forwarded-for': `10.0.0.${index}` } }),
    );
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

describe('a client with more requests than its share', () => {
  const from = (address: string, session: string) => ({
    headers: { 'x-forwarded-for': address, cookie: `session=${session.repeat(43)}` },
  });
  /** Requests that are under way until they are released, and how many of them have begun. */
  function holding() {
    const begun: string[] = [];
    const releases: (() => void)[] = [];
    const handler = route({ session: 'none' }, async ({ request }) => {
      begun.push(request.headers.get('x-forwarded-for')!);
      await new Promise<void>((resolve) => releases.push(resolve));
    });
    return { begun, handler, release: () => releases.splice(0).forEach((each) => each()) };
  }

  it('waits with its seventh request of a session, and lets another session go before', async () => {
    const { begun, handler, release } = holding();
    const own = Array.from({ length: 20 }, () => call(handler, from('10.1.0.1', 'a')));
    expect((await call(small, from('10.1.0.1', 'b'))).status).toBe(200);
    expect(begun).toHaveLength(6);
    while (begun.length < 20) {
      release();
      await new Promise((resolve) => setImmediate(resolve));
    }
    release();
    expect((await Promise.all(own)).map(({ status }) => status)).toEqual(own.map(() => 204));
  });

  it('waits with the seventeenth of a network, and lets another network go before', async () => {
    const { begun, handler, release } = holding();
    const own = [...'abcde'].flatMap((session) =>
      Array.from({ length: 5 }, () => call(handler, from('10.2.0.1', session))),
    );
    expect((await call(small, from('10.2.0.2', 'a'))).status).toBe(200);
    expect(begun).toHaveLength(16);
    while (begun.length < 25) {
      release();
      await new Promise((resolve) => setImmediate(resolve));
    }
    release();
    await Promise.all(own);
  });

  it('is refused where fifty of a session wait already', async () => {
    const { handler, release } = holding();
    const own = Array.from({ length: 57 }, () => call(handler, from('10.3.0.1', 'a')));
    expect((await own.at(-1))!.status).toBe(503);
    const left = own.slice(0, -1);
    let answered = 0;
    for (const each of left) void each.then(() => (answered += 1));
    while (answered < left.length) {
      release();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await Promise.all(left)).map(({ status }) => status)).toEqual(left.map(() => 204));
  });
});

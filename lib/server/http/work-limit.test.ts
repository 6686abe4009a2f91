import { z } from 'zod';
import { testDatabase } from '@/lib/server/testing/test-school';
import { call, origin, useTestEnvironment } from '@/lib/server/testing/test-server';
import { route } from './route';
import { outsideWork } from './work-limit';

jest.mock('@/lib/server/auth/read-session', () => ({
  readSession: (request: Request) => {
    const id = /session=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1];
    return Promise.resolve(id && { id, uid: id, email: '', isEmailVerified: true });
  },
}));

const database = testDatabase();
beforeEach(() => useTestEnvironment(database));

const small = route({ answer: z.any(), session: 'none' }, () => 'done');
const form = route({ answer: z.any(), session: 'none', body: z.object({}) }, () => 'read');

describe('the limit of simultaneous requests to a node', () => {
  it('refuses the 101st request until another request is answered', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = route({ answer: z.any(), session: 'none' }, () => released);
    const waiting = Array.from({ length: 100 }, (_, index) =>
      call(slow, { headers: { 'x-forwarded-for': `10.0.0.${index}` } }),
    );
    const refused = await call(small);
    expect(refused.body).toMatchObject({ code: 'unavailable', status: 503 });
    expect(refused.headers.get('retry-after')).toBe('1');
    const health = route(
      { answer: z.any(), session: 'none', isAlwaysAnswered: true },
      () => 'here',
    );
    expect((await call(health)).status).toBe(200);
    release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(
      waiting.map(() => 204),
    );
    expect((await call(small)).status).toBe(200);
  });

  it('does not count requests whose body has not arrived', async () => {
    const neverSent = () =>
      new Request(`${origin}/api/test`, {
        method: 'POST',
        headers: { origin, host: new URL(origin).host, 'content-type': 'application/json' },
        body: new ReadableStream(),
        duplex: 'half',
      } as RequestInit);
    for (let index = 0; index < 120; index += 1) {
      void form(neverSent());
    }
    expect((await call(small)).status).toBe(200);
  });
});

describe('the queue of requests', () => {
  const from = (address: string, session?: string) => ({
    headers: {
      'x-forwarded-for': address,
      ...(session && { cookie: `session=${session.padEnd(43, '_')}` }),
    },
  });
  const withSession = route({ answer: z.any(), session: 'required' }, () => 'done');
  function holding(session: 'none' | 'required' = 'required') {
    const releases: (() => void)[] = [];
    const held = { begun: 0 };
    const handler = route({ answer: z.any(), session }, async () => {
      held.begun += 1;
      await new Promise<void>((resolve) => releases.push(resolve));
    });
    const release = async (answers: Promise<unknown>[]) => {
      let answered = 0;
      for (const each of answers) void each.then(() => (answered += 1));
      while (answered < answers.length) {
        for (const each of releases.splice(0)) each();
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const send = (count: number, ...origin: Parameters<typeof from>) =>
      Array.from({ length: count }, () => call(handler, from(...origin)));
    const put = (count: number, ...origin: Parameters<typeof from>) =>
      Array.from({ length: count }, () =>
        call(handler, { ...from(...origin), method: 'PUT', params: { classId: '5b' } }),
      );
    return { held, send, put, release };
  }
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
  };

  it('delays the third simultaneous request of an account but not a request of another account', async () => {
    const { held, send, release } = holding();
    const own = send(20, '10.1.0.1', 'ada');
    await until(() => held.begun === 2);
    expect((await call(withSession, from('10.1.0.1', 'bo'))).status).toBe(200);
    expect(held.begun).toBe(2);
    await release(own);
    expect((await Promise.all(own)).map(({ status }) => status)).toEqual(own.map(() => 204));
  });

  it('starts only two of many requests of one account and meanwhile serves another account', async () => {
    const { held, send, put, release } = holding();
    const own = [...put(18, '10.6.0.1', 'ada'), ...send(18, '10.6.0.1', 'ada')];
    await until(() => held.begun === 2);
    for (let reads = 0; reads < 10; reads += 1) {
      expect((await call(withSession, from('10.6.0.1', 'bo'))).status).toBe(200);
      expect(held.begun).toBe(2);
    }
    await release(own);
    expect((await Promise.all(own)).map(({ status }) => status)).toEqual(own.map(() => 204));
  });

  it('delays the sixth simultaneous request from one network but not a request from another network', async () => {
    const { held, send, release } = holding();
    const own = ['ada', 'bo', 'cai', 'dina', 'eli'].flatMap((one) => send(2, '10.2.0.1', one));
    await until(() => held.begun === 5);
    expect((await call(withSession, from('10.2.0.2', 'ada'))).status).toBe(200);
    expect(held.begun).toBe(5);
    await release(own);
  });

  it('does not make a signed-in client wait for anonymous clients of the same network', async () => {
    const { held, send, release } = holding('none');
    const own = send(40, '10.3.0.1');
    await until(() => held.begun === 2);
    expect((await call(withSession, from('10.3.0.1', 'ada'))).status).toBe(200);
    await release(own);
  });

  it('runs changes by one account to the same record one after another, without delaying another account', async () => {
    const begun: string[] = [];
    const releases: (() => void)[] = [];
    const change = route({ answer: z.any(), session: 'required', method: 'PUT' }, ({ session }) => {
      begun.push(session.uid.replace(/_+$/, ''));
      return new Promise<void>((resolve) => releases.push(resolve));
    });
    const put = (session: string) =>
      call(change, { ...from('10.5.0.1', session), method: 'PUT', params: { classId: '5b' } });
    const all = [put('ada'), put('ada'), put('ada')];
    await until(() => begun.length === 1);
    all.push(put('bo'));
    await until(() => begun.length === 2);
    expect(begun).toEqual(['ada', 'bo']);
    for (let answered = 0; answered < 4; answered += 1) {
      await until(() => releases.length > 0);
      releases.shift()!();
    }
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  });

  it('does not count a request while our server waits for an external server to answer', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const asking = route({ answer: z.any(), session: 'required' }, () =>
      outsideWork(() => answered),
    );
    const own = ['ada', 'ada', 'ada', 'bo', 'cai', 'dina'].map((session) =>
      call(asking, from('10.6.0.1', session)),
    );
    expect((await call(withSession, from('10.6.0.1', 'ada'))).status).toBe(200);
    answer();
    expect((await Promise.all(own)).map(({ status }) => status)).toEqual(own.map(() => 204));
  });

  it('does not count a request after its answer, even if the request made calls to an external server', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const late: Promise<void>[] = [];
    const asking = route({ answer: z.any(), session: 'required' }, async () => {
      const soon = () => new Promise<void>((resolve) => setImmediate(resolve));
      await Promise.all([outsideWork(soon), outsideWork(soon), outsideWork(soon)]);
      late.push(outsideWork(() => answered));
    });
    for (let time = 0; time < 6; time += 1) await call(asking, from('10.7.0.1', 'ada'));
    answer();
    await Promise.all(late);
    const { held, send, release } = holding();
    const own = send(2, '10.7.0.1', 'ada');
    await until(() => held.begun === 2);
    await release(own);
  });

  it('refuses a request beyond fifty waiting requests or after a wait of two seconds', async () => {
    const { held, send, release } = holding();
    const own = send(53, '10.4.0.1', 'ada');
    expect(await Promise.race(own)).toMatchObject({ status: 503 });
    await until(() => held.begun === 2);
    const statuses = async () => {
      const [begun, waited] = [own.slice(0, 2), own.slice(2)];
      const refused = await Promise.all(waited);
      await release(begun);
      return [...(await Promise.all(begun)), ...refused].map(({ status }) => status);
    };
    expect((await statuses()).sort()).toEqual([
      ...Array.from({ length: 2 }, () => 204),
      ...Array.from({ length: 51 }, () => 503),
    ]);
  });
});

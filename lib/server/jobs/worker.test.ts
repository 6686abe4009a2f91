import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { testDatabase } from '@/lib/server/testing/test-school';
import { captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';
import { listFailedJobs, retryFailedJob } from './failed-jobs';
import { queueNames, queueOptions, queueSchema, type QueueName } from './jobs';
import { startWorker, type Work, type Worker } from './worker';

let outside: PgBoss;
afterAll(() => outside.stop({ graceful: false }));
const database = testDatabase();
const pace = { pollingIntervalSeconds: 0.5 };
const inTest = { ...pace, schedule: false };
const workers: Worker[] = [];
let log: string[];

beforeAll(async () => {
  useTestEnvironment(database);
  outside = new PgBoss({
    connectionString: database.url,
    max: 1,
    supervise: false,
    schedule: false,
  });
  await outside.start();
});
beforeEach(async () => {
  log = captureLog();
  await database.db.execute(sql`delete from pgboss.job`);
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop(5000);
});

async function start(work: Partial<Record<QueueName, Work>>, url = database.url): Promise<Worker> {
  const worker = await startWorker(url, work, inTest);
  workers.push(worker);
  return worker;
}

function counted(work: Work = async () => {}) {
  const waiting: { count: number; resolve: () => void }[] = [];
  const runs = {
    count: 0,
    work: (async (isTimeUp) => {
      runs.count += 1;
      for (const { count, resolve } of waiting) if (runs.count >= count) resolve();
      await work(isTimeUp);
    }) satisfies Work,
    reached: (count: number) =>
      new Promise<void>((resolve) => {
        if (runs.count >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
  return runs;
}

const jobs = async (name: string) => {
  const { rows } = await database.db.execute(
    sql`select state::text, retry_count as tries from pgboss.job where name = ${name}`,
  );
  return rows as { state: string; tries: number }[];
};
const hurry = () =>
  database.db.execute(sql`update pgboss.job set start_after = now(),
    started_on = case when state = 'active' then now() - interval '1 day' else started_on end`);

it('a worker runs each queue once at its start', async () => {
  const [daily, mails] = [counted(), counted()];
  await outside.send('daily', {});
  await start({ daily: daily.work, mails: mails.work });
  await Promise.all([daily.reached(1), mails.reached(1)]);
  expect([daily.count, mails.count]).toEqual([1, 1]);
});

it('each of ten jobs is run by only one of two nodes', async () => {
  // The queue lacks the `short` policy, so that many jobs can wait.
  await outside.createQueue('many', {
    ...queueOptions('cleaning'),
    name: 'many',
    policy: 'standard',
  });
  const ids = await Promise.all(Array.from({ length: 10 }, () => outside.send('many', {})));
  const done: string[] = [];
  const nodes = [0, 1].map(
    () => new PgBoss({ connectionString: database.url, max: 2, supervise: false, schedule: false }),
  );
  const allDone = new Promise<void>((resolve) => {
    const take = async ([job]: PgBoss.Job[]) => {
      done.push(job!.id);
      if (done.length >= ids.length) resolve();
    };
    void Promise.all(
      nodes.map(async (node) => {
        await node.start();
        await node.work('many', { ...pace, batchSize: 1 }, take);
      }),
    );
  });
  await allDone;
  await Promise.all(nodes.map((node) => node.stop({ graceful: true })));
  expect(done.sort()).toEqual(ids.sort());
});

it('a job is run by another node if its node dies', async () => {
  await outside.send('daily', { queue: 'daily' });
  // A fetched job that is never completed simulates a dead node.
  expect(await outside.fetch('daily')).toHaveLength(1);
  await hurry();
  await outside.expire();
  await hurry();
  const daily = counted();
  await start({ daily: daily.work });
  await daily.reached(2);
});

it('a worker continues after a database outage', async () => {
  const target = new URL(database.url);
  const sockets = new Set<Socket>();
  const proxy = net.createServer((socket) => {
    const other = net.connect(Number(target.port), target.hostname);
    for (const each of [socket, other]) {
      sockets.add(each);
      each.on('error', () => {});
      each.on('close', () => {
        socket.destroy();
        other.destroy();
      });
    }
    socket.pipe(other).pipe(socket);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const mails = counted();
  const through = new URL(target);
  through.host = `127.0.0.1:${port}`;
  await start({ mails: mails.work }, through.href);
  await mails.reached(1);

  proxy.close();
  sockets.forEach((socket) => socket.destroy());
  await outside.send('mails', { queue: 'mails' });
  proxy.listen(port, '127.0.0.1');
  await mails.reached(2);

  await workers.pop()!.stop(5000);
  proxy.close();
  sockets.forEach((socket) => socket.destroy());
});

it('a worker completes the running job when it is stopped', async () => {
  let ended = false;
  let isUnderWay = () => {};
  const underWay = new Promise<void>((resolve) => (isUnderWay = resolve));
  const worker = await startWorker(
    database.url,
    {
      daily: async (isTimeUp) => {
        isUnderWay();
        while (!isTimeUp()) await new Promise((resolve) => setImmediate(resolve));
        ended = true;
      },
    },
    inTest,
  );
  await underWay;
  await worker.stop(5000);
  expect(ended).toBe(true);
  expect(await jobs('daily')).toMatchObject([{ state: 'completed' }]);
});

describe('a job that fails at each try', () => {
  async function fail(error: Error) {
    const daily = counted(() => Promise.reject(error));
    await start({ daily: daily.work });
    for (let tries = 1; tries <= 6; tries += 1) {
      await daily.reached(tries);
      // Failures are recorded asynchronously.
      while ((await jobs('daily')).some(({ state }) => state === 'active')) await hurryNothing();
      await hurry();
    }
    await workers.pop()!.stop(5000);
    return daily;
  }
  const hurryNothing = () => new Promise((resolve) => setImmediate(resolve));

  it('is listed for the office without personal data and can be run again', async () => {
    await fail(Object.assign(new Error('kari@skole.example'), { code: '23505' }));
    const [job, ...others] = await listFailedJobs(database.db);
    expect(others).toEqual([]);
    expect(job).toMatchObject({ queue: 'daily', times: 1, reason: 'Error 23505' });
    expect(log.join()).not.toContain('kari');

    expect(await retryFailedJob(database.db, job!.id)).toBe(true);
    expect(await listFailedJobs(database.db)).toEqual([]);
    expect(await retryFailedJob(database.db, job!.id)).toBe(false);
    expect(await jobs('daily')).toContainEqual({ state: 'created', tries: 0 });
  });
});

it('each queue has a schedule in Norwegian time', async () => {
  const schedules = await outside.getSchedules();
  expect(schedules.map(({ name }) => name).sort()).toEqual([...queueNames].sort());
  const { rows } = await database.db.execute(
    sql`select distinct timezone from ${sql.identifier(queueSchema)}.schedule`,
  );
  expect(rows).toEqual([{ timezone: 'Europe/Oslo' }]);
});

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { openDatabase, type Database } from '@/lib/db/client';
import { testDatabase } from '@/lib/server/testing/test-school';
import { addSession, testToken } from '@/lib/server/testing/test-sessions';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';
import { AppError } from '../errors/app-error';
import { route } from '../http/route';
import { newReplica, readLagging, type Replica } from './replica';

const primary = testDatabase();
const replica = testDatabase();
const holder = globalThis as typeof globalThis & { seatmapReplica?: Replica };
let log: string[];

/** A replica that is not asked how far it is. */
const asFarAs = (completeUntilMs: number, db: Database = replica.db): Replica => ({
  ...newReplica(db),
  completeUntilMs,
  askedMs: Infinity,
});

beforeEach(() => {
  useTestEnvironment(primary);
  setTestVariables({ DATABASE_REPLICA_URL: replica.url });
  holder.seatmapReplica = asFarAs(Infinity);
  log = captureLog();
});

const nameOf = (url: string) => new URL(url).pathname.slice(1);
const askName = async (db: Database) => {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  return rows[0]!.name;
};
const server = (name: unknown) =>
  ({ [nameOf(primary.url)]: 'primary', [nameOf(replica.url)]: 'replica' })[name as string];

describe('a call that may lag', () => {
  const list = route(
    {
      session: 'none',
      answer: z.any(),
      query: z.object({ list: z.string().optional() }),
      mayLag: { list: 'school' },
    },
    ({ db }) => askName(db),
  );
  const asked = async (path: string, headers = {}) =>
    server((await call(list, { path, headers })).body);

  it('reads from the replica, for the values of the query that may', async () => {
    expect(await asked('/api/test?list=school')).toBe('replica');
    expect(await asked('/api/test?list=own')).toBe('primary');
    expect(await asked('/api/test')).toBe('primary');
  });

  it('reads from the primary where no replica is set', async () => {
    setTestVariables({ DATABASE_REPLICA_URL: '' });
    expect(await asked('/api/test?list=school')).toBe('primary');
  });

  it('reads from the primary after a write of the same visitor', async () => {
    await addSession(primary.db, 'kari');
    const cookie = `session=${testToken('kari')}`;
    const write = route({ session: 'required' }, () => undefined);
    const cookies = async (target: typeof write, method: string) =>
      (await call(target, { method, headers: { cookie } })).headers.getSetCookie();

    const [written] = await cookies(write, 'POST');
    expect(written).toMatch(/^justWritten=1; Path=\/; Max-Age=6; HttpOnly/);
    const header = { cookie: `${cookie}; ${written!.split(';')[0]}` };
    expect(await asked('/api/test?list=school', header)).toBe('primary');

    const failed = route({ session: 'required' }, () => {
      throw new Error('after its writes');
    });
    expect(await cookies(failed, 'POST')).toEqual([written]);
    expect(await cookies(write, 'GET')).toEqual([]);
    setTestVariables({ DATABASE_REPLICA_URL: '' });
    expect(await cookies(write, 'POST')).toEqual([]);
  });
});

describe('the replica', () => {
  const read = async (from: Replica, nowMs: number) =>
    server(await readLagging(askName, from, nowMs));

  it('is left out where it lacks writes older than five seconds', async () => {
    expect(await read(asFarAs(1000), 6000)).toBe('replica');
    expect(await read(asFarAs(1000), 6001)).toBe('primary');
  });

  it('is left out where it is away, until it has answered, and a log line a minute says so', async () => {
    const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
    const away = asFarAs(1000, db);
    expect(await read(away, 1000)).toBe('primary');
    expect(away.completeUntilMs).toBe(-Infinity);
    for (const nowMs of [2000, 61_000]) {
      away.completeUntilMs = nowMs;
      expect(await read(away, nowMs)).toBe('primary');
    }
    const line = { level: 40, code: 'replicaNotRead', codes: expect.any(Array) as string[] };
    expect(log.map((each) => JSON.parse(each) as unknown)).toEqual([
      expect.objectContaining(line),
      expect.objectContaining(line),
    ]);
    await close();
  });

  it('is left out where it answers nothing for two seconds', async () => {
    jest.useFakeTimers();
    const frozen = asFarAs(1000);
    const answered = readLagging(
      (db) => (db === frozen.db ? new Promise<string>(() => {}) : Promise.resolve('primary')),
      frozen,
      1000,
    );
    await jest.advanceTimersByTimeAsync(2000);
    jest.useRealTimers();
    expect(await answered).toBe('primary');
    expect(frozen.completeUntilMs).toBe(-Infinity);
  });

  it('is left out where it replays nothing, as a server that takes writes itself', async () => {
    const other = newReplica(replica.db);
    for (const nowMs of [0, 3000, 6000]) {
      expect(await read(other, nowMs)).toBe('primary');
      while (other.isAsking) await new Promise(setImmediate);
    }
    expect(log.map((each) => JSON.parse(each) as unknown)).toEqual([
      expect.objectContaining({ code: 'replicaNotRead', lagMs: 6000 }),
    ]);
  });

  it('is not believed that something is missing', async () => {
    const from = asFarAs(Infinity);
    const find = async (db: Database) => {
      const name = await askName(db);
      if (server(name) === 'replica') throw new AppError('notFound');
      return name;
    };
    expect(server(await readLagging(find, from))).toBe('primary');
    expect(from.completeUntilMs).toBe(Infinity);
    expect(log).toEqual([]);
  });
});

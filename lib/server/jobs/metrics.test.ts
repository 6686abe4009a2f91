import { randomUUID } from 'node:crypto';
import { calls } from '@/lib/contracts/calls';
import { openDatabase } from '@/lib/db/client';
import { mails } from '@/lib/db/schema/tables';
import { publicEnv } from '@/lib/env/public';
import { answerApi } from '@/lib/server/api/answer-api';
import { holdJobs, releaseJobs } from './hold-jobs';
import { testDatabase } from '@/lib/server/testing/test-school';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';
import { readMetrics } from './metrics';

const database = testDatabase();
beforeEach(() => {
  useTestEnvironment(database);
  captureLog();
});

const figure = async (line: string) => {
  const text = await readMetrics(database.db);
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

it('the metrics count calls by route pattern', async () => {
  await answerApi(
    new Request(`http://localhost${publicEnv().basePath}/api/classes/${randomUUID()}`),
  );
  expect(
    await figure('http_requests_total{method="GET",route="/api/classes/{classId}",status="401"}'),
  ).toBe(1);
});

it('the metrics show the number of waiting and of failed mails', async () => {
  const queuedAt = new Date(Date.now() - 3600_000);
  const mail = { kind: 'contact', language: 'no' as const, queuedAt, nextTryAt: new Date() };
  const full = { ...mail, recipient: 'ada@example.no', facts: {} };
  await database.db.insert(mails).values([
    { ...full, cause: 'one' },
    { ...full, cause: 'two' },
    { ...full, cause: 'three', givenUpAt: new Date() },
    { ...mail, cause: 'four', sentAt: new Date() },
  ]);
  expect(await figure('backlog_items{kind="mails",state="waiting"}')).toBe(2);
  expect(await figure('backlog_items{kind="mails",state="givenUp"}')).toBe(1);
  const age = await figure('backlog_oldest_seconds{kind="mails"}');
  expect(age).toBeGreaterThanOrEqual(3600);
  expect(age).toBeLessThan(3700);
});

it('the metrics show whether jobs are paused', async () => {
  expect(await figure('jobs_held')).toBe(0);
  await holdJobs(database.db, new Date());
  expect(await figure('jobs_held')).toBe(1);
  await releaseJobs(database.db);
});

it('the metrics include process metrics during a database outage', async () => {
  const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  const text = await readMetrics(db);
  await close();
  expect(text).toMatch(/^database_up 0$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).not.toMatch(/^backlog_items\{/m);
});

describe('the id of a request', () => {
  const idOf = async (id: string) => {
    const { headers } = await call(calls.checkLife, { headers: { 'x-request-id': id } });
    return headers.get('x-request-id');
  };

  it('is the X-Request-Id of a trusted proxy', async () => {
    setTestVariables({ TRUST_PROXY: 'true' });
    expect(await idOf('0af7651916cd43dd')).toBe('0af7651916cd43dd');
    expect(await idOf('Ada Nordmann')).toMatch(/^[\da-f-]{36}$/);
  });

  it('is generated without a trusted proxy', async () => {
    setTestVariables({ TRUST_PROXY: '' });
    expect(await idOf('0af7651916cd43dd')).toMatch(/^[\da-f-]{36}$/);
  });
});

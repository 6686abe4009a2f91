import { calls } from '@/lib/contracts/calls';
import { randomBytes } from 'node:crypto';
import type { Link } from '@/lib/contracts/maps/links';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { saveMap } from '@/lib/server/maps/save-map';
import { shareClass } from '@/lib/server/maps/share/create-link';
import { listLinks } from '@/lib/server/maps/share/list-links';
import { daysAfter, norwegianDay } from '@/lib/core/maps/norwegian-day';
import { addClass, addTeacher, rowMap, testDatabase } from '@/lib/server/testing/test-school';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';
import { addSession, testToken } from '@/lib/server/testing/test-sessions';

const { readShared: GET } = calls;

const database = testDatabase();
let teacher: TeacherRow;
let token: string;
let log: string[];

beforeEach(async () => {
  useTestEnvironment(database);
  log = captureLog();
  const nowMs = Date.now();
  const trialExpiresAt = new Date(nowMs + 2 * 86_400_000);
  teacher = await addTeacher(database.db, { trialExpiresAt });
  const made = await addClass(database.db, teacher, 'Emma');
  await saveMap(database.db, teacher, made.id, rowMap(made.pupils), nowMs);
  ({ token } = await shareClass(
    database.db,
    teacher,
    made.id,
    { endsOn: daysAfter(norwegianDay(nowMs), 1) },
    nowMs,
  ));
});

const open = (of: string, headers: Record<string, string> = {}, query = '') =>
  call(GET, { path: `/api/shared/${of}${query}`, params: { token: of }, headers });
const guess = () => randomBytes(16).toString('base64url');
const readLink = async (): Promise<Link> => (await listLinks(database.db, teacher, Date.now()))[0]!;

it('a link shows the map without an account and is excluded from search engines and caches', async () => {
  const answer = await open(token);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ kind: 'class', maps: [{ className: '5A' }] });
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

describe('the view count of a shared link', () => {
  it('includes every opening of the link, but not the automatic refreshes of an open page', async () => {
    await Promise.all(Array.from({ length: 20 }, () => open(token)));
    await open(token, {}, '?again');
    expect((await readLink()).views).toBe(20);
  });

  it('includes openings by another teacher, but not by the teacher who made the link', async () => {
    const other = await addTeacher(database.db);
    for (const { firebaseUid, email } of [teacher, other]) {
      await addSession(database.db, firebaseUid, { email });
      await open(token, { cookie: `session=${testToken(firebaseUid)}` });
    }
    expect((await readLink()).views).toBe(1);
  });
});

describe('the token of a link', () => {
  it('is not logged, even when reading the link fails', async () => {
    const tokens = [token, guess(), `${guess().slice(0, -1)}%2F`];
    for (const one of tokens) await open(one);
    const failing = {
      select: () => {
        throw new Error(`failed for ${token}`);
      },
    };
    useTestEnvironment({ url: database.url, db: failing as never });
    expect((await open(token)).status).toBe(500);
    expect(log.length).toBeGreaterThan(3);
    for (const one of tokens) expect(log.join('')).not.toContain(one.slice(0, 21));
    expect(log.join('')).toContain('/api/shared/{token}');
  });
});

describe('a guessed token', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('gets the same 404 problem until the network exceeds its limit', async () => {
    const first = await open(guess(), from('2001:db8:1::1'));
    const { requestId: _, ...problem } = first.body as Record<string, unknown>;
    expect(problem).toMatchObject({ code: 'notFound', status: 404 });
    for (let left = 59; left > 0; left -= 1) {
      const answer = await open(left % 2 ? guess() : 'x', from(`2001:db8:1::${left}`));
      expect(answer.body).toMatchObject(problem);
    }
    const refused = await open(guess(), from('2001:db8:1::2'));
    expect(refused.body).toMatchObject({ code: 'tooManyRequests', status: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // A link is served to a limited network, because many visitors at a school share an IP address.
    expect((await open(token, from('2001:db8:1::3'))).status).toBe(200);
    expect((await open(guess(), from('2001:db8:2::1'))).status).toBe(404);
  });
});

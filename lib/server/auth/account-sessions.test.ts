import { sessions } from '@/lib/db/schema/tables';
import { testDatabase } from '@/lib/server/testing/test-school';
import { addSession } from '@/lib/server/testing/test-sessions';
import { endSessionById, endSessions } from './end-sessions';
import { listSessions } from './list-sessions';
import type { Session } from './read-session';

const database = testDatabase();
const nowMs = Date.UTC(2026, 7, 20, 8);
const at = (minutes: number) => new Date(nowMs + minutes * 60_000);
let kari: Session;
let atHome: string;
let ofOla: string;

beforeEach(async () => {
  const { db } = database;
  await db.delete(sessions);
  const expiresAt = at(1000);
  const id = await addSession(db, 'kari', { lastSeenAt: at(-1), expiresAt });
  kari = {
    id,
    uid: 'kari',
    email: 'kari@skole.example',
    isEmailVerified: true,
    authenticatedAt: at(-5),
    ...{ isClerk: false, teacher: undefined },
  };
  const home = { tokenHash: 'home', lastSeenAt: at(-90), expiresAt, device: 'Safari, iPhone' };
  atHome = await addSession(db, 'kari', home);
  await addSession(db, 'kari', { tokenHash: 'over', expiresAt: at(-1) });
  ofOla = await addSession(db, 'ola', { expiresAt });
});

const left = async () => (await database.db.select().from(sessions)).map(({ id }) => id);

it('the list of sessions begins with the last used session and omits expired sessions', async () => {
  const listed = await listSessions(database.db, kari, nowMs);
  expect(listed.map(({ id, device, isCurrent }) => [id, device, isCurrent])).toEqual([
    [kari.id, 'Firefox, Linux', true],
    [atHome, 'Safari, iPhone', false],
  ]);
  expect(Object.keys(listed[0]!).sort()).toEqual(
    ['createdAt', 'device', 'id', 'isCurrent', 'lastSeenAt'].sort(),
  );
});

it('a teacher can end a session of their own account but of no other account', async () => {
  await endSessionById(database.db, kari, atHome);
  expect(await left()).not.toContain(atHome);
  for (const id of [ofOla, atHome, 'x', '']) {
    await expect(endSessionById(database.db, kari, id)).rejects.toMatchObject({ code: 'notFound' });
  }
  expect(await left()).toContain(ofOla);
});

it('a teacher can end all their sessions except the current one', async () => {
  await endSessions(database.db, kari.uid, kari.id);
  expect((await left()).sort()).toEqual([kari.id, ofOla].sort());
});

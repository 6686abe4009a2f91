import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import {
  accountDeletions,
  cardSubscriptions,
  checkoutAttempts,
  classes,
  rooms,
  sessions,
  teachers,
} from '@/lib/db/schema/tables';
import { lockAccount } from '@/lib/server/auth/lock-account';
import { stripe } from '@/lib/server/billing/card/stripe';
import { registerTeacher } from '@/lib/server/school/register-teacher';
import { termsVersion } from '@/lib/contracts/account/terms';
import { createRoom } from '@/lib/server/rooms/create-room';
import { shareRoom } from '@/lib/server/rooms/share-room';
import { openTestCheckout, type TestCheckout } from '@/lib/server/testing/test-checkout';
import {
  addClass,
  addSchoolWithAdmin,
  addTeacher,
  nowMs,
  rowLayout,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { addSession } from '@/lib/server/testing/test-sessions';
import { captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';
import { deleteAccount } from './delete-account';
import { finishDeletions } from './finish-deletions';

const mockDeleteUser = jest.fn<Promise<void>, [string]>();
jest.mock('@/lib/server/auth/firebase', () => ({
  firebaseAuth: () => ({ deleteUser: mockDeleteUser }),
}));

const database = testDatabase();
let checkout: TestCheckout;
let log: string[];

beforeAll(async () => {
  checkout = await openTestCheckout();
});
afterAll(() => checkout.close());
beforeEach(async () => {
  useTestEnvironment(database);
  log = captureLog();
  mockDeleteUser.mockReset().mockResolvedValue();
  await database.db.delete(accountDeletions);
});

const deletionOf = async (uid: string) => {
  const [row] = await database.db
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.firebaseUid, uid));
  return row;
};
const classesNow = () => database.db.select().from(classes);
const roomInput = (id: string) => ({ id, name: 'Rom', layout: rowLayout() });

async function addMember() {
  const { db } = database;
  const { schoolId, admin } = await addSchoolWithAdmin(db);
  const teacher = await addTeacher(db, { schoolId });
  const made = await addClass(db, teacher, 'Ada');
  const shared = await createRoom(db, teacher, roomInput(crypto.randomUUID()), nowMs);
  await shareRoom(db, teacher, shared.id, true);
  const own = await createRoom(db, teacher, roomInput(crypto.randomUUID()), nowMs);
  await addSession(db, teacher.firebaseUid);
  return { schoolId, admin, teacher, made, shared, own };
}

async function addPayments(teacherId: string) {
  const { account } = checkout;
  const page = () =>
    account.createSession({
      line_items: [{ price: 'price_test_teacher_plan_yearly', quantity: 1 }],
      success_url: 'http://site.example/',
      customer_email: 'kari@skole.example',
    });
  const [paid, open] = [page(), page()];
  account.completeSession(paid.id, true);
  const subscription = account.subscriptions().at(-1)!;
  const lookupKey = 'teacher_plan_yearly';
  await database.db
    .insert(cardSubscriptions)
    .values({ id: subscription.id, teacherId, lookupKey, status: 'active' });
  const expiresAt = new Date(Date.now() + 3_600_000);
  await database.db
    .insert(checkoutAttempts)
    .values({ teacherId, lookupKey, stripeSessionId: open.id, expiresAt });
  return { subscription: subscription.id, open: open.id };
}
const subscriptionNow = (id: string) =>
  checkout.account.subscriptions().find((one) => one.id === id)!;

describe('deleting an account', () => {
  it('removes the teacher with sessions and own rooms, and gives school classes to an admin', async () => {
    const { admin, teacher, made, shared, own } = await addMember();
    await deleteAccount(database.db, teacher.firebaseUid, 'keep', nowMs);
    const { db } = database;
    expect(await db.select().from(teachers).where(eq(teachers.id, teacher.id))).toEqual([]);
    expect(await db.$count(sessions, eq(sessions.firebaseUid, teacher.firebaseUid))).toBe(0);
    const left = await db.select().from(rooms);
    expect(left.find(({ id }) => id === own.id)).toBeUndefined();
    expect(left.find(({ id }) => id === shared.id)).toMatchObject({ teacherId: admin.id });
    expect((await classesNow()).find(({ id }) => id === made.id)).toMatchObject({
      teacherId: admin.id,
    });
  });

  it('always deletes personal classes, but deletes school classes only on request', async () => {
    const { teacher, made } = await addMember();
    await deleteAccount(database.db, teacher.firebaseUid, 'delete', nowMs);
    const alone = await addTeacher(database.db);
    const personal = await addClass(database.db, alone, 'Bo');
    await deleteAccount(database.db, alone.firebaseUid, 'keep', nowMs);
    const ids = (await classesNow()).map(({ id }) => id);
    expect(ids).not.toContain(made.id);
    expect(ids).not.toContain(personal.id);
  });

  it('is refused for the last admin of a school with other teachers', async () => {
    const { admin } = await addMember();
    const deleting = deleteAccount(database.db, admin.firebaseUid, 'keep', nowMs);
    await expect(deleting).rejects.toMatchObject({ code: 'lastAdmin' });
    expect(await deletionOf(admin.firebaseUid)).toBeUndefined();
    const [row] = await database.db.select().from(teachers).where(eq(teachers.id, admin.id));
    expect(row).toEqual(admin);
  });

  it('succeeds for only one of two simultaneous requests', async () => {
    const { teacher } = await addMember();
    const results = await Promise.allSettled(
      [1, 2].map(() => deleteAccount(database.db, teacher.firebaseUid, 'keep', nowMs)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'accountDeleted' },
    });
  });

  it('prevents a later request from registering the account again', async () => {
    const { teacher } = await addMember();
    await deleteAccount(database.db, teacher.firebaseUid, 'keep', nowMs);
    const account = { uid: teacher.firebaseUid, email: teacher.email };
    const again = registerTeacher(
      database.db,
      account,
      { name: 'Kari', acceptedTerms: termsVersion },
      nowMs,
    );
    await expect(again).rejects.toMatchObject({ code: 'accountDeleted' });
  });
});

describe('finishDeletions', () => {
  it('cancels the subscription, expires the open payment page and deletes the account at the identity provider', async () => {
    const teacher = await addTeacher(database.db);
    const { subscription, open } = await addPayments(teacher.id);
    await deleteAccount(database.db, teacher.firebaseUid, 'keep', nowMs);
    expect(await finishDeletions(database.db, nowMs)).toBe(0);
    expect(subscriptionNow(subscription).status).toBe('canceled');
    expect(checkout.account.state.content.sessions[open]?.status).toBe('expired');
    expect(mockDeleteUser.mock.calls).toEqual([[teacher.firebaseUid]]);
    expect(await deletionOf(teacher.firebaseUid)).toMatchObject({ subscriptionIds: [] });
  });

  it.each(['auth/internal-error', 'app/network-error'])(
    'deletes the account at the identity provider in its second run if its first run fails with the error %s',
    async (code) => {
      const teacher = await addTeacher(database.db);
      const { subscription } = await addPayments(teacher.id);
      await deleteAccount(database.db, teacher.firebaseUid, 'keep', nowMs);
      mockDeleteUser.mockRejectedValueOnce(Object.assign(new Error(), { code }));
      expect(await finishDeletions(database.db, nowMs)).toBe(1);
      expect(subscriptionNow(subscription).status).toBe('canceled');
      const half = await deletionOf(teacher.firebaseUid);
      expect(half).toMatchObject({ finishedAt: null, paymentEndedAt: new Date(nowMs) });
      expect(log.join()).toContain('deletionNotFinished');
      expect(await finishDeletions(database.db, nowMs + 1000)).toBe(0);
      expect(mockDeleteUser).toHaveBeenCalledTimes(2);
    },
  );

  it('deletes the account at the identity provider only after the open payment page has expired', async () => {
    const teacher = await addTeacher(database.db);
    await addPayments(teacher.id);
    await deleteAccount(database.db, teacher.firebaseUid, 'keep', nowMs);
    const down = new Stripe.errors.StripeConnectionError({
      message: 'down',
      type: 'api_error',
    } as never);
    const expire = jest.spyOn(stripe().checkout.sessions, 'expire').mockRejectedValue(down);
    expect(await finishDeletions(database.db, nowMs)).toBe(1);
    expect(mockDeleteUser).not.toHaveBeenCalled();
    expire.mockRestore();
    expect(await finishDeletions(database.db, nowMs)).toBe(0);
    expect(mockDeleteUser).toHaveBeenCalledTimes(1);
  });

  it('finishes a deletion even if the identity provider has already deleted the account', async () => {
    const teacher = await addTeacher(database.db);
    await deleteAccount(database.db, teacher.firebaseUid, 'keep', nowMs);
    const gone = Object.assign(new Error(), { code: 'auth/user-not-found' });
    mockDeleteUser.mockRejectedValue(gone);
    expect(await finishDeletions(database.db, nowMs)).toBe(0);
  });

  it('releases the id of a deleted account after a day', async () => {
    const teacher = await addTeacher(database.db);
    const uid = teacher.firebaseUid;
    await deleteAccount(database.db, uid, 'keep', nowMs);
    await finishDeletions(database.db, nowMs);
    const locking = () => database.db.transaction((tx) => lockAccount(tx, uid));
    await expect(locking()).rejects.toMatchObject({ code: 'accountDeleted' });
    await finishDeletions(database.db, nowMs + 25 * 60 * 60 * 1000);
    await locking();
  });
});

/* Teachers who pay by card and join a school, through the API with a moved clock, with the test checkout in Stripe's place. */
import { addDays, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { addPlan } from '@/lib/server/testing/add-order';
import { calls } from '@/lib/contracts/calls';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { TeacherBilling } from '@/lib/contracts/billing/billing';
import { yearlyOre } from '@/lib/core/billing/testing/prices';
import {
  admins,
  agreements,
  cardSubscriptions,
  mails,
  schools,
  teachers,
} from '@/lib/db/schema/tables';
import { preferredLanguageKey } from '@/lib/i18n/locales';
import { openTestCheckout, type TestCheckout } from '@/lib/server/testing/test-checkout';
import { addSchool, addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';

const {
  endCard: postEndCard,
  leaveSchool: postLeave,
  removeMember: postRemove,
  createCheckout: begin,
  finishCheckout: comeBack,
  readTeacherBilling: getBilling,
  registerTeacher: register,
} = calls;

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

const database = testDatabase();
const dayMs = 24 * 60 * 60 * 1000;
let checkout: TestCheckout;
const startMs = Date.UTC(2026, 7, 31, 10);
const setClock = (day: number) => jest.spyOn(Date, 'now').mockReturnValue(startMs + day * dayMs);
const [joinsOn, leavesOn, endsOn] = [30, 45, 60];
beforeEach(async () => {
  setClock(0);
  checkout = await openTestCheckout();
  useTestEnvironment(database);
  captureLog();
});
afterEach(async () => {
  await checkout.close();
  jest.restoreAllMocks();
});

const inDays = (days: number) => new Date(Date.now() + days * dayMs);

type CardState = 'active' | 'cancelled' | 'paymentFailed' | 'ended';

async function payer(state: CardState) {
  const { db } = database;
  const uid = randomUUID();
  const headers = { cookie: `session=${uid}` };
  const teacher = await addTeacher(db, { firebaseUid: uid, trialExpiresAt: inDays(-1) });
  const body = { lookup_key: 'teacher_plan_yearly', owner_type: 'teacher' };
  const begun = await call(begin, { method: 'POST', headers, body });
  const page = await fetch((begun.body as { url: string }).url, {
    ...{ method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' },
  });
  const { pathname, search } = new URL(page.headers.get('location')!);
  await call(comeBack, { path: pathname + search, headers: { origin: '' } });
  const [{ id }] = (await db
    .select({ id: cardSubscriptions.id })
    .from(cardSubscriptions)
    .where(eq(cardSubscriptions.teacherId, teacher.id))) as [{ id: string }];
  const atStripe = () => checkout.account.subscription(id);
  if (state === 'cancelled')
    checkout.account.updateSubscription(id, { cancel_at_period_end: true });
  if (state === 'paymentFailed') atStripe().status = 'past_due';
  if (state === 'ended') checkout.account.cancelSubscription(id);
  await db
    .update(cardSubscriptions)
    .set({ status: atStripe().status, cancelAtPeriodEnd: atStripe().cancel_at_period_end })
    .where(eq(cardSubscriptions.id, id));
  if (state === 'ended') {
    const none = { hasActivePersonalSubscription: false };
    await db.update(teachers).set(none).where(eq(teachers.id, teacher.id));
  }
  return {
    teacher,
    atStripe,
    join: (licenceCode: string, more: object = {}, language = 'no') => {
      setClock(joinsOn);
      return call(register, {
        ...{ method: 'POST', body: { name: 'Kari', licenceCode, ...more } },
        headers: { cookie: `session=${uid}; ${preferredLanguageKey}=${language}` },
      });
    },
    leave: () => (
      setClock(leavesOn),
      call(postLeave, { method: 'POST', headers, body: { personalClasses: 'take' } })
    ),
    end: () => (setClock(endsOn), call(postEndCard, { method: 'POST', headers, body: {} })),
    billing: async () =>
      (await call(getBilling, { params: { teacherId: teacher.id }, headers }))
        .body as TeacherBilling,
    told: () =>
      db
        .select()
        .from(mails)
        .where(and(eq(mails.kind, 'cardGoesOn'), eq(mails.teacherId, teacher.id))),
  };
}

async function addPayingSchool(pays = true) {
  const id = await addSchool(database.db, pays ? {} : { trialExpiresAt: inDays(-1) });
  if (pays) await addPlan(database.db, id);
  const [row] = await database.db.select().from(schools).where(eq(schools.id, id));
  return row!;
}

describe('a card subscriber who joins a school', () => {
  it('gets one mail about the next charge and keeps the card subscription', async () => {
    const who = await payer('active');
    const { licenceCode, name } = await addPayingSchool();
    expect((await who.join(licenceCode)).status).toBe(200);
    const { card } = await who.billing();
    const [mail, ...others] = await who.told();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      language: 'no',
      facts: { school: name, renews: card!.endsOn, price: yearlyOre.teacher, isToEnd: false },
    });
    expect(who.atStripe()).toMatchObject({ status: 'active', cancel_at_period_end: false });
    // A repeat of the request joins nothing.
    await who.join(licenceCode);
    expect(await who.told()).toHaveLength(1);
  });

  it('gets the mail about the next charge in the language of the request', async () => {
    const who = await payer('active');
    await who.join((await addPayingSchool()).licenceCode, {}, 'en');
    expect(await who.told()).toMatchObject([{ language: 'en' }]);
  });

  it('can end the card subscription at the end of its period, and a repeated request changes nothing', async () => {
    const who = await payer('active');
    await who.join((await addPayingSchool()).licenceCode, { endsCard: true });
    expect(await who.told()).toMatchObject([{ facts: { isToEnd: true } }]);
    expect((await who.end()).status).toBeLessThan(300);
    expect((await who.end()).status).toBeLessThan(300);
    expect(who.atStripe()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect((await who.billing()).card!.state).toBe('cancelled');
  });

  it('joins the school although Stripe is unavailable', async () => {
    const who = await payer('active');
    const { licenceCode } = await addPayingSchool();
    await checkout.close();
    expect((await who.join(licenceCode, { endsCard: true })).status).toBe(200);
    expect(await who.end()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const { card, school } = await who.billing();
    expect([card!.state, school!.state]).toEqual(['active', 'active']);
  });

  it.each<[CardState, boolean, boolean, number]>([
    ['active', true, false, 1],
    ['paymentFailed', true, true, 1],
    ['cancelled', true, false, 0],
    ['ended', true, false, 0],
    ['active', false, false, 0],
  ])(
    'can end a card subscription in the state "%s" (the school has a plan: %s)',
    async (state, pays, endsAtOnce, mailsSent) => {
      const who = await payer(state);
      await who.join((await addPayingSchool(pays)).licenceCode);
      expect(await who.told()).toHaveLength(mailsSent);
      if (state !== 'ended') expect((await who.billing()).card!.state).toBe(state);
      await who.end();
      const isEnded = endsAtOnce || state === 'ended';
      expect(who.atStripe().status).toBe(isEnded ? 'canceled' : 'active');
      expect((await who.billing()).card!.state).toBe(isEnded ? 'ended' : 'cancelled');
    },
  );

  it.each<[CardState, 'leaves' | 'is removed' | 'the school stops']>([
    ['active', 'leaves'],
    ['active', 'is removed'],
    ['active', 'the school stops'],
    ['cancelled', 'leaves'],
    ['paymentFailed', 'leaves'],
    ['ended', 'is removed'],
  ])('keeps the card subscription in the state "%s" after the event "%s"', async (state, event) => {
    const { db } = database;
    const who = await payer(state);
    const school = await addPayingSchool();
    const uid = randomUUID();
    const admin = await addTeacher(db, { firebaseUid: uid, schoolId: school.id, role: 'admin' });
    await db.insert(admins).values({ teacherId: admin.id, schoolId: school.id });
    await who.join(school.licenceCode);
    setClock(leavesOn);
    if (event === 'leaves') expect((await who.leave()).status).toBeLessThan(300);
    else if (event === 'is removed') {
      const answer = await call(postRemove, {
        ...{ method: 'POST', headers: { cookie: `session=${uid}` } },
        params: { schoolId: school.id, teacherId: who.teacher.id },
        body: { newOwnerId: admin.id, renewsCode: false },
      });
      expect(answer.status).toBe(200);
    } else {
      const endsOn = addDays(toCalendarDate(Date.now()), -1);
      await db.update(agreements).set({ endsOn }).where(eq(agreements.schoolId, school.id));
    }
    expect((await who.billing()).card!.state).toBe(state);
    expect(who.atStripe().status).toBe(
      { active: 'active', cancelled: 'active', paymentFailed: 'past_due', ended: 'canceled' }[
        state
      ],
    );
  });
});

/* Card checkout through the API, with a real database and the test checkout; only the sessions are stand-ins. */
import { answerApi } from '@/lib/server/api/answer-api';
import { calls } from '@/lib/contracts/calls';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { termsVersion } from '@/lib/contracts/account/terms';
import { trialOverMs } from '@/lib/core/billing/trial';
import { yearlyOre } from '@/lib/core/billing/testing/prices';
import {
  admins,
  cardSubscriptions,
  checkoutAttempts,
  mails,
  rateLimits,
  schools,
  stripeEvents,
  teachers,
} from '@/lib/db/schema/tables';
import { prices } from '@/lib/platform/fakes/test-checkout/prices';
import { stripe } from '@/lib/server/billing/card/stripe';
import { jobs } from '@/lib/server/jobs/jobs';
import { openTestCheckout, signed, type TestCheckout } from '@/lib/server/testing/test-checkout';
import {
  addSchool,
  addTeacher,
  openTestDatabase,
  registeredFor,
} from '@/lib/server/testing/test-school';
import {
  allowedOrigin,
  call,
  captureLog,
  origin,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';
import { startWebhookServer } from '@/lib/server/testing/webhook-server';

const {
  createCheckout: begin,
  registerTeacher: register,
  finishCheckout: comeBack,
  receiveEvent: webhook,
} = calls;

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

const site = `${origin}/smg-website-official`;
const dayMs = 24 * 60 * 60 * 1000;
const teacherPlan = { lookup_key: 'teacher_plan_yearly', owner_type: 'teacher' };
const schoolPlan = { lookup_key: 'school_plan_s_yearly', owner_type: 'school' };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let webhookServer: Awaited<ReturnType<typeof startWebhookServer>>;
let checkout: TestCheckout;
let log: string[];
let aheadMs: number;

beforeAll(async () => {
  database = await openTestDatabase();
  webhookServer = await startWebhookServer();
}, 60_000);
afterAll(async () => {
  await webhookServer.close();
  await database.close();
});
beforeEach(async () => {
  aheadMs = 0;
  checkout = await openTestCheckout({
    webhookUrl: webhookServer.url,
    deliveries: { retryMs: 5, maxRetryMs: 50 },
    now: () => Date.now() + aheadMs,
  });
  useTestEnvironment(database);
  log = captureLog();
  await database.db.delete(rateLimits);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await checkout.close();
});

const newTeacher = (values: Parameters<typeof addTeacher>[1] = {}) =>
  addTeacher(database.db, values);
const storedTeacher = async ({ id }: { id: string }) =>
  (await database.db.select().from(teachers).where(eq(teachers.id, id)))[0]!;
const storedAttempts = ({ id }: { id: string }) =>
  database.db.select().from(checkoutAttempts).where(eq(checkoutAttempts.teacherId, id));

async function press(
  teacher: { firebaseUid: string },
  body: unknown = teacherPlan,
  headers: Record<string, string> = {},
) {
  const cookie = [`session=${teacher.firebaseUid}`, headers.cookie].filter(Boolean).join('; ');
  const answer = await call(begin, { method: 'POST', body, headers: { ...headers, cookie } });
  const { url = '', code } = answer.body as { url?: string; code?: string };
  return { status: answer.status, url, code };
}

async function onPage(url: string, action: 'pay' | 'fail' | 'cancel') {
  const body = new URLSearchParams({ action });
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return response.headers.get('location') ?? '';
}

async function goBack(location: string) {
  expect(location).toMatch(`${site}/api/stripe/return?session_id=cs_`);
  const { pathname, search } = new URL(location);
  const answer = await call(comeBack, { path: pathname + search, headers: { origin: '' } });
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}

const sessions = () => Object.values(checkout.account.state.content.sessions);

async function subscriber() {
  const teacher = await newTeacher();
  const { url } = await press(teacher);
  await onPage(url, 'pay');
  await checkout.deliveries.settled();
  const subscription = checkout.account
    .subscriptions()
    .find(({ metadata }) => metadata.teacher_id === teacher.id)!;
  return { teacher, subscription };
}

describe('the card checkout', () => {
  it('activates the plan when the teacher returns, before the webhook event', async () => {
    const teacher = await newTeacher();
    checkout.deliveries.settings = { ...checkout.deliveries.settings, maxDelayMs: 1_000_000 };
    const { status, url } = await press(teacher);
    expect(status).toBe(200);
    expect(url).toMatch(`${checkout.url}/c/pay/cs_test_`);
    expect(await goBack(await onPage(url, 'pay'))).toBe(`${site}?success=true`);

    const [subscription] = checkout.account.subscriptions();
    const end = subscription!.items.data[0]!.current_period_end * 1000;
    expect(await storedTeacher(teacher)).toMatchObject({
      hasActivePersonalSubscription: true,
      personalSubscriptionCurrentPeriodEnd: new Date(end),
      stripeCustomerId: subscription!.customer,
    });
    expect(await storedAttempts(teacher)).toMatchObject([{ status: 'completed' }]);
  });

  it('sends Stripe the plan, the teacher and the return address', async () => {
    const teacher = await newTeacher();
    await press(teacher, teacherPlan, { cookie: 'preferredLanguage=en' });
    const [attempt] = await storedAttempts(teacher);
    const own = { teacher_id: teacher.id, lookup_key: 'teacher_plan_yearly' };
    expect(sessions()).toMatchObject([
      {
        amount_total: yearlyOre.teacher,
        client_reference_id: teacher.id,
        customer: null,
        customer_email: teacher.email,
        locale: 'en-GB',
        metadata: { ...own, attempt_id: attempt!.id, site },
        cancel_url: `${site}?canceled=true`,
      },
    ]);
    await onPage(sessions()[0]!.url!, 'pay');
    expect(checkout.account.subscriptions()).toMatchObject([{ metadata: own }]);
    expect(Object.keys(checkout.account.state.content.replays)).toEqual([attempt!.id]);
  });

  describe('in a trial', () => {
    const endsInDays = (days: number) => {
      const trialExpiresAt = new Date(Date.now() + days * dayMs);
      return { trialExpiresAt, seconds: trialOverMs(trialExpiresAt.getTime()) / 1000 };
    };

    it('activates the plan at once and charges nothing until the trial ends', async () => {
      const { trialExpiresAt, seconds } = endsInDays(20);
      const teacher = await newTeacher({ trialExpiresAt });
      const { url } = await press(teacher);
      expect(sessions()).toMatchObject([{ amount_total: 0 }]);
      expect(await goBack(await onPage(url, 'pay'))).toBe(`${site}?success=true`);
      expect(checkout.account.subscriptions()).toMatchObject([
        { status: 'trialing', items: { data: [{ current_period_end: seconds }] } },
      ]);
      expect(await storedTeacher(teacher)).toMatchObject({
        hasActivePersonalSubscription: true,
        personalSubscriptionCurrentPeriodEnd: new Date(seconds * 1000),
      });
      expect(await press(teacher)).toMatchObject({ status: 409, code: 'currentPlan' });
    });

    it('creates a new Stripe checkout session with the full price when less than two days of the trial are left', async () => {
      const { trialExpiresAt } = endsInDays(20);
      const teacher = await newTeacher({ trialExpiresAt });
      await press(teacher);
      await database.db.update(checkoutAttempts).set({ stripeSessionId: null, url: null });
      await database.db
        .update(teachers)
        .set({ createdAt: registeredFor(endsInDays(1).trialExpiresAt) })
        .where(eq(teachers.id, teacher.id));
      expect((await press(teacher)).status).toBe(200);
      expect(sessions().at(-1)).toMatchObject({ amount_total: yearlyOre.teacher });
    });
  });

  it('returns to the allowed origin on which it began', async () => {
    const { url } = await press(await newTeacher(), teacherPlan, { origin: allowedOrigin });
    const elsewhere = `${allowedOrigin}/smg-website-official`;
    expect(sessions()).toMatchObject([{ locale: 'nb', cancel_url: `${elsewhere}?canceled=true` }]);
    expect(await goBack(await onPage(url, 'pay'))).toBe(`${elsewhere}?success=true`);
  });

  it('does not redirect to a foreign origin', async () => {
    const teacher = await newTeacher();
    const foreign = { host: 'evil.example', origin: 'http://evil.example' };
    const { url } = await press(teacher, teacherPlan, foreign);
    const back = new URL(await onPage(url, 'pay'));
    const { headers } = await call(comeBack, { path: `/api/stripe/return${back.search}` });
    expect(headers.get('location')).toBe(`${site}?success=true`);
  });

  it.each(['null', 'x', 'https://evil.example'])(
    'returns to the default site for the origin "%s"',
    async (odd) => {
      const { url } = await press(await newTeacher());
      const { pathname, search } = new URL(await onPage(url, 'pay'));
      const answer = await call(comeBack, { path: pathname + search, headers: { origin: odd } });
      expect(answer.headers.get('location')).toBe(`${site}?success=true`);
    },
  );

  it('shows no success when 120 browsers return at the same time with an unknown checkout session', async () => {
    const path = '/api/stripe/return?session_id=cs_test_nobody';
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => call(comeBack, { path, headers: { origin: '' } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const locations = answers.map(({ headers }) => headers.get('location'));
    expect(new Set(locations)).toEqual(
      new Set([`${site}?error=unknown_checkout`, `${site}?pending=true`]),
    );
  });

  it('shows no success before the subscription is stored', async () => {
    const teacher = await newTeacher();
    checkout.deliveries.settings = { ...checkout.deliveries.settings, maxDelayMs: 1_000_000 };
    const { url } = await press(teacher);
    const back = await onPage(url, 'pay');
    const unreachable = new Stripe.errors.StripeConnectionError({ type: 'api_error' } as never);
    jest.spyOn(stripe().subscriptions, 'retrieve').mockRejectedValueOnce(unreachable);
    expect(await goBack(back)).toBe(`${site}?pending=true`);
    expect((await storedTeacher(teacher)).hasActivePersonalSubscription).toBe(false);
    expect(await goBack(back)).toBe(`${site}?success=true`);
    expect((await storedTeacher(teacher)).hasActivePersonalSubscription).toBe(true);
  });

  it('changes nothing when cancelled, and can be resumed at the same URL', async () => {
    const teacher = await newTeacher();
    const { url } = await press(teacher);
    expect(await onPage(url, 'cancel')).toBe(`${site}?canceled=true`);
    expect(await storedTeacher(teacher)).toEqual(teacher);
    expect((await press(teacher)).url).toBe(url);
    expect(sessions()).toHaveLength(1);
  });

  it('reports a failed payment and can be restarted', async () => {
    const teacher = await newTeacher();
    const { url } = await press(teacher);
    expect(await goBack(await onPage(url, 'fail'))).toBe(`${site}?error=payment_failed`);
    await checkout.deliveries.settled();
    expect((await storedTeacher(teacher)).hasActivePersonalSubscription).toBe(false);
    const again = await press(teacher);
    expect(again.status).toBe(200);
    expect(again.url).not.toBe(url);
    expect(await goBack(await onPage(again.url, 'pay'))).toBe(`${site}?success=true`);
  });

  it('is refused to a teacher who has just paid, even before the webhook event', async () => {
    const teacher = await newTeacher();
    checkout.deliveries.settings = { ...checkout.deliveries.settings, maxDelayMs: 1_000_000 };
    const { url } = await press(teacher);
    await onPage(url, 'pay');
    expect(await press(teacher)).toMatchObject({ status: 409, code: 'currentPlan' });
    expect((await storedTeacher(teacher)).hasActivePersonalSubscription).toBe(true);
    expect(await press(teacher)).toMatchObject({ status: 409, code: 'currentPlan' });
    expect(checkout.account.subscriptions()).toHaveLength(1);
  });

  it('restarts after it has expired', async () => {
    const teacher = await newTeacher();
    const { url } = await press(teacher);
    aheadMs = dayMs;
    expect(await goBack(`${site}/api/stripe/return?session_id=${sessions()[0]!.id}`)).toBe(
      `${site}?error=checkout_expired`,
    );
    aheadMs = 0;
    const again = await press(teacher);
    expect(again.status).toBe(200);
    expect(again.url).not.toBe(url);
    expect((await storedAttempts(teacher)).map(({ status }) => status).sort()).toEqual([
      'expired',
      'open',
    ]);
  });

  it('reuses the Stripe checkout session of an earlier request whose response was lost', async () => {
    const teacher = await newTeacher();
    const { url } = await press(teacher);
    await database.db.update(checkoutAttempts).set({ stripeSessionId: null, url: null });
    expect((await press(teacher)).url).toBe(url);
    expect(sessions()).toHaveLength(1);
  });

  it('returns one URL for simultaneous requests in different languages', async () => {
    const teacher = await newTeacher();
    const answers = await Promise.all(
      ['no', 'en', 'no', 'en'].map((language) =>
        press(teacher, teacherPlan, { cookie: `preferredLanguage=${language}` }),
      ),
    );
    const urls = answers.flatMap(({ url }) => url || []);
    expect(urls.length).toBeGreaterThan(0);
    expect(new Set(urls).size).toBe(1);
    expect(sessions().filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  it('creates a subscription that the daily run refreshes when the renewal event is missing', async () => {
    const { teacher, subscription } = await subscriber();
    checkout.deliveries.settings = { ...checkout.deliveries.settings, maxDelayMs: 1_000_000_000 };
    const passed = new Date(Date.now() - dayMs);
    const { db } = database;
    await db
      .update(teachers)
      .set({ personalSubscriptionCurrentPeriodEnd: passed })
      .where(eq(teachers.id, teacher.id));
    await db
      .update(cardSubscriptions)
      .set({ currentPeriodEnd: passed })
      .where(eq(cardSubscriptions.id, subscription.id));
    await jobs.daily.run(db, Date.now(), () => false);
    const end = subscription.items.data[0]!.current_period_end * 1000;
    expect(await storedTeacher(teacher)).toMatchObject({
      hasActivePersonalSubscription: true,
      personalSubscriptionCurrentPeriodEnd: new Date(end),
    });
  });

  it('is refused to a subscriber whose renewal is not billed yet', async () => {
    const { teacher, subscription } = await subscriber();
    checkout.deliveries.settings = { ...checkout.deliveries.settings, maxDelayMs: 1_000_000_000 };
    const passed = new Date(Date.now() - dayMs);
    subscription.items.data[0]!.current_period_end = Math.floor(passed.getTime() / 1000);
    await database.db
      .update(teachers)
      .set({ personalSubscriptionCurrentPeriodEnd: passed })
      .where(eq(teachers.id, teacher.id));
    expect(await press(teacher)).toMatchObject({ status: 409, code: 'currentPlan' });
    checkout.account.cancelSubscription(subscription.id);
    expect(await press(teacher)).toMatchObject({ status: 200 });
  });

  it('expires when the teacher joins a school', async () => {
    const teacher = await newTeacher();
    const { url } = await press(teacher);
    const schoolId = await addSchool(database.db);
    const [school] = await database.db.select().from(schools).where(eq(schools.id, schoolId));
    const answer = await call(register, {
      method: 'POST',
      body: { name: teacher.name, licenceCode: school!.licenceCode },
      headers: { cookie: `session=${teacher.firebaseUid}` },
    });
    expect(answer.status).toBe(200);
    expect(sessions()).toMatchObject([{ url: null, status: 'expired' }]);
    await onPage(url, 'pay');
    expect(checkout.account.subscriptions()).toEqual([]);
    expect(await storedAttempts(teacher)).toMatchObject([{ status: 'expired' }]);
  });

  describe('of a teacher who joined a school during an outage of Stripe', () => {
    async function joinMeanwhile() {
      const teacher = await newTeacher();
      const { url } = await press(teacher);
      const schoolId = await addSchool(database.db);
      const [school] = await database.db.select().from(schools).where(eq(schools.id, schoolId));
      const expire = jest
        .spyOn(stripe().checkout.sessions, 'expire')
        .mockRejectedValue(
          new Stripe.errors.StripeConnectionError({ message: 'down', type: 'api_error' } as never),
        );
      const answer = await call(register, {
        method: 'POST',
        body: { name: teacher.name, licenceCode: school!.licenceCode },
        headers: { cookie: `session=${teacher.firebaseUid}` },
      });
      expect(expire).toHaveBeenCalledTimes(1);
      expire.mockRestore();
      expect([answer.status, answer.body]).toMatchObject([200, { school_id: schoolId }]);
      expect(await storedAttempts(teacher)).toMatchObject([{ status: 'abandoned' }]);
      return { teacher, url };
    }

    it('expires when the next webhook event arrives', async () => {
      const { teacher, url } = await joinMeanwhile();
      await subscriber();
      await onPage(url, 'pay');
      const own = checkout.account.subscriptions().map(({ metadata }) => metadata.teacher_id);
      expect(own).not.toContain(teacher.id);
      expect(await storedAttempts(teacher)).toMatchObject([{ status: 'expired' }]);
    });

    it('still gives the teacher the subscription if it is paid before it expires', async () => {
      const { teacher, url } = await joinMeanwhile();
      await onPage(url, 'pay');
      await checkout.deliveries.settled();
      expect((await storedTeacher(teacher)).hasActivePersonalSubscription).toBe(true);
      expect(await storedAttempts(teacher)).toMatchObject([{ status: 'completed' }]);
    });
  });

  it('reuses the Stripe customer of the teacher', async () => {
    const { teacher, subscription } = await subscriber();
    checkout.account.cancelSubscription(subscription.id);
    await checkout.saveAndSend();
    await checkout.deliveries.settled();
    const { url } = await press(teacher);
    await onPage(url, 'pay');
    const [first, second] = checkout.account.subscriptions();
    expect(second!.customer).toBe(first!.customer);
  });

  it('ignores a customer id that Stripe does not know', async () => {
    const teacher = await newTeacher({ stripeCustomerId: 'cus_lost' });
    expect((await press(teacher)).status).toBe(200);
    expect(sessions()).toMatchObject([{ customer: null, customer_email: teacher.email }]);
  });

  it('is unavailable when the price at Stripe differs from the shown price', async () => {
    const price = prices.find((one) => one.lookup_key === 'teacher_plan_yearly')!;
    jest.replaceProperty(price, 'unit_amount', 29900);
    expect(await press(await newTeacher())).toMatchObject({ status: 503, code: 'unavailable' });
    expect(sessions()).toEqual([]);
    expect(log.join()).toContain('29900');
  });

  it('is unavailable while Stripe is unavailable', async () => {
    const teacher = await newTeacher();
    await checkout.close();
    expect(await press(teacher)).toMatchObject({ status: 503, code: 'unavailable' });
    expect(log.join()).toContain('StripeConnectionError');
    const back = await call(comeBack, { path: '/api/stripe/return?session_id=cs_test_1' });
    expect(back.headers.get('location')).toBe(`${site}?pending=true`);
  }, 20_000);

  it.each(['', '?session_id=cs_test_nobody', '?session_id=../v1/customers', '?session_id=%00'])(
    'shows an error after a return with the unknown query "%s"',
    async (query) => {
      const answer = await call(comeBack, { path: `/api/stripe/return${query}` });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `${site}?error=unknown_checkout`,
      ]);
    },
  );
});

describe('the checkout API', () => {
  it.each([
    ['an unknown price', { lookup_key: 'free_plan', owner_type: 'teacher' }, 404, 'planNotFound'],
    ['a school price for a teacher', { ...schoolPlan, owner_type: 'teacher' }, 404, 'planNotFound'],
    ['a price in the request', { ...teacherPlan, price: 1 }, 400, 'invalidRequest'],
    ['a school plan without a school', schoolPlan, 409, 'createSchoolFirst'],
  ])('refuses %s', async (_, body, status, code) => {
    expect(await press(await newTeacher(), body)).toMatchObject({ status, code });
    expect(sessions()).toEqual([]);
  });

  it('refuses a visitor and an account without a teacher', async () => {
    const visitor = await call(begin, { method: 'POST', body: teacherPlan });
    expect(visitor.status).toBe(401);
    expect(await press({ firebaseUid: 'nobody' })).toMatchObject({
      status: 403,
      code: 'noTeacher',
    });
  });

  it('refuses the teacher plan to a subscriber and to a teacher at a school', async () => {
    const { teacher } = await subscriber();
    expect(await press(teacher)).toMatchObject({ status: 409, code: 'currentPlan' });
    const schoolId = await addSchool(database.db);
    const colleague = await newTeacher({ schoolId });
    expect(await press(colleague)).toMatchObject({ status: 409, code: 'leaveSchoolFirst' });
  });

  it('returns the URL of the order form of a school plan only to an admin', async () => {
    const schoolId = await addSchool(database.db);
    const [admin, colleague] = [await newTeacher({ schoolId }), await newTeacher({ schoolId })];
    await database.db.insert(admins).values({ teacherId: admin.id, schoolId });
    expect((await press(admin, schoolPlan)).url).toBe(`${site}/app/order/schoolS`);
    const refused = { status: 403, code: 'contactSchoolAdmin' };
    expect(await press(colleague, schoolPlan)).toMatchObject(refused);
  });
});

describe('the webhook', () => {
  const send = (payload: string, headers: Record<string, string>) =>
    call(webhook, {
      method: 'POST',
      body: payload,
      headers: { origin: '', host: 'x', ...headers },
    });
  const deliver = (event: object) => {
    const payload = JSON.stringify(event);
    return send(payload, { 'stripe-signature': signed(payload) });
  };
  let number = 0;
  const eventAbout = (subscription: { id: string }, changes: object = {}) => ({
    id: `evt_${(number += 1)}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: Math.floor(Date.now() / 1000) + 10,
    data: { object: subscription },
    ...changes,
  });
  const stored = async ({ id }: { id: string }) =>
    (await database.db.select().from(cardSubscriptions).where(eq(cardSubscriptions.id, id)))[0];
  const isNoted = async ({ id }: { id: string }) =>
    (await database.db.select().from(stripeEvents).where(eq(stripeEvents.id, id))).length === 1;
  const outcomes = () =>
    log.map((line) => (JSON.parse(line) as { outcome?: string }).outcome).filter(Boolean);

  it('responds to a request while the bodies of 100 other requests are pending', async () => {
    for (let index = 0; index < 100; index += 1) {
      const request = { method: 'POST', body: new ReadableStream(), duplex: 'half' } as RequestInit;
      void answerApi(new Request(`${origin}/api/stripe/webhook`, request));
    }
    expect((await send('{}', {})).body).toMatchObject({ code: 'signatureInvalid' });
  });

  it('queues one mail for the purchase and one mail each time a cancelled subscription is resumed', async () => {
    const { teacher, subscription } = await subscriber();
    const confirmed = async () => {
      await checkout.saveAndSend();
      await checkout.deliveries.settled();
      const told = await database.db.select().from(mails).where(eq(mails.teacherId, teacher.id));
      return told.filter(({ kind }) => kind === 'purchase');
    };
    const sendTwice = async () => {
      const event = eventAbout(subscription, { created: Math.floor(Date.now() / 1000) });
      const payload = JSON.stringify(event);
      for (let time = 0; time < 2; time += 1) {
        await send(payload, { 'stripe-signature': signed(payload) });
      }
    };
    await sendTwice();
    const [bought, ...others] = await confirmed();
    expect(others).toEqual([]);
    expect(bought).toMatchObject({
      recipient: teacher.email,
      facts: { isResumed: false, price: yearlyOre.teacher, terms: termsVersion },
    });
    for (const count of [2, 3]) {
      checkout.account.updateSubscription(subscription.id, { cancel_at_period_end: true });
      expect(await confirmed()).toHaveLength(count - 1);
      checkout.account.updateSubscription(subscription.id, { cancel_at_period_end: false });
      await sendTwice();
      const all = await confirmed();
      expect(all).toHaveLength(count);
      expect(all.at(-1)!.facts).toMatchObject({ isResumed: true });
    }
  });

  it('stores each state of a subscription', async () => {
    const { teacher, subscription } = await subscriber();
    const plan = async () => {
      await checkout.saveAndSend();
      await checkout.deliveries.settled();
      const row = await storedTeacher(teacher);
      return [
        (await stored(subscription))?.status,
        row.hasActivePersonalSubscription,
        row.personalSubscriptionCurrentPeriodEnd!.getTime() / 1000,
      ];
    };
    const end = () => subscription.items.data[0]!.current_period_end;
    expect(await plan()).toEqual(['active', true, end()]);
    checkout.account.renewSubscription(subscription.id, true);
    expect(await plan()).toEqual(['active', true, end()]);
    checkout.account.renewSubscription(subscription.id, false);
    expect(await plan()).toEqual(['past_due', true, end()]);
    const told = await database.db.select().from(mails).where(eq(mails.teacherId, teacher.id));
    expect(told).toMatchObject([
      { kind: 'purchase', recipient: teacher.email },
      { kind: 'paymentFailed', recipient: teacher.email },
    ]);
    checkout.account.renewSubscription(subscription.id, true);
    expect(await plan()).toEqual(['active', true, end()]);
    checkout.account.updateSubscription(subscription.id, { cancel_at_period_end: true });
    expect(await plan()).toEqual(['active', true, end()]);
    expect(await stored(subscription)).toMatchObject({ cancelAtPeriodEnd: true });
    checkout.account.renewSubscription(subscription.id, true);
    expect(await plan()).toEqual(['canceled', false, end()]);
  });

  it.each([
    ['no signature', () => ({})],
    [
      'a forged signature',
      (text: string) => ({ 'stripe-signature': signed(text, { secret: 'whsec_x' }) }),
    ],
    [
      'a signature older than five minutes',
      (text: string) => ({ 'stripe-signature': signed(text, { ageSeconds: 301 }) }),
    ],
  ])('refuses a message with %s', async (_, headersOf) => {
    const { subscription } = await subscriber();
    const event = eventAbout(subscription);
    const payload = JSON.stringify(event);
    const answer = await send(payload, headersOf(payload));
    expect(answer).toMatchObject({ status: 400, body: { code: 'signatureInvalid' } });
    expect(await isNoted(event)).toBe(false);
  });

  const malformed: [string, unknown][] = [
    ['no content but null', null],
    ['an id that the database cannot store', eventAbout({ id: 'sub_x' }, { id: 'evt_\0' })],
    ['a date beyond every calendar', eventAbout({ id: 'sub_x' }, { created: 1e300 })],
    ['no object', eventAbout({ id: 'sub_x' }, { data: { object: null } })],
    ['a path in place of an id', eventAbout({ id: '../customers/cus_1' })],
    [
      'an invoice of a list of subscriptions',
      eventAbout({ parent: { subscription_details: { subscription: [] } } } as never, {
        type: 'invoice.paid',
      }),
    ],
  ];
  it.each(malformed)('refuses a signed event with %s', async (_, event) => {
    expect((await deliver(event as object)).status).toBe(400);
  });

  it('stores the state fetched from Stripe instead of the state in the event', async () => {
    const { teacher, subscription } = await subscriber();
    const asItWas = structuredClone(subscription);
    checkout.deliveries.settings = { ...checkout.deliveries.settings, maxDelayMs: 1_000_000 };
    checkout.account.cancelSubscription(subscription.id);
    expect((await deliver(eventAbout(asItWas))).body).toEqual({ received: true });
    expect(await stored(subscription)).toMatchObject({ status: 'canceled' });
    expect((await storedTeacher(teacher)).hasActivePersonalSubscription).toBe(false);
  });

  it('fetches nothing for a duplicate or an older event', async () => {
    const { subscription } = await subscriber();
    const event = eventAbout(subscription);
    await deliver(event);
    const asked = jest.spyOn(stripe().subscriptions, 'retrieve');
    log.splice(0);
    await deliver(event);
    const older = eventAbout(subscription, { created: event.created - 1 });
    expect((await deliver(older)).status).toBe(200);
    await deliver(older);
    expect(outcomes()).toEqual(['duplicate', 'older', 'duplicate']);
    expect(asked).not.toHaveBeenCalled();
    await deliver(eventAbout(subscription, { created: event.created }));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('does not overwrite a newer state with an older state that was fetched earlier', async () => {
    const { subscription } = await subscriber();
    const old = structuredClone(subscription);
    const { subscriptions } = stripe();
    const retrieve = subscriptions.retrieve.bind(subscriptions);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = jest.spyOn(subscriptions, 'retrieve').mockImplementation(retrieve);
    const hasAsked = new Promise<void>((resolve) =>
      asked.mockImplementationOnce(async () => {
        resolve();
        await held;
        return old as never;
      }),
    );
    const first = deliver(eventAbout(subscription));
    await hasAsked;
    checkout.account.cancelSubscription(subscription.id);
    await deliver(eventAbout(subscription));
    release();
    expect((await first).status).toBe(200);
    expect(await stored(subscription)).toMatchObject({ status: 'canceled' });
  });

  it('returns 503 when Stripe is unavailable, so that Stripe sends the event again', async () => {
    const { subscription } = await subscriber();
    const event = eventAbout(subscription);
    await checkout.close();
    expect((await deliver(event)).status).toBe(503);
    expect(await isNoted(event)).toBe(false);
  }, 20_000);

  it('stores and logs events of unknown teachers, plans and subscriptions', async () => {
    const { teacher, subscription } = await subscriber();
    log.splice(0);
    const { metadata } = subscription;
    await database.db.delete(teachers).where(eq(teachers.id, teacher.id));
    for (const [expected, change] of [
      ['unknownTeacher', {}],
      ['unknownTeacher', { teacher_id: 'x' }],
      ['unknownTeacher', { teacher_id: undefined }],
      ['unknownPlan', { teacher_id: (await newTeacher()).id, lookup_key: 'other_product' }],
    ] as const) {
      subscription.metadata = { ...metadata, ...change } as Record<string, string>;
      const event = eventAbout(subscription);
      expect((await deliver(event)).status).toBe(200);
      expect(outcomes().at(-1)).toBe(expected);
      expect(await isNoted(event)).toBe(true);
    }
    expect((await deliver(eventAbout({ id: 'sub_x' }))).status).toBe(200);
    expect(outcomes().at(-1)).toBe('unknownSubscription');
    expect(log.join()).not.toContain(teacher.email);
  });

  it('acknowledges and ignores events of types that it does not handle', async () => {
    for (const type of ['charge.succeeded', 'invoice.paid', 'some.thing.new']) {
      const answer = await deliver(eventAbout({ id: 'x' }, { type }));
      expect(answer.body).toEqual({ received: true });
    }
    expect(outcomes()).toEqual(['ignored', 'ignored', 'ignored']);
  });

  it('deletes the customer id of a customer that Stripe has deleted', async () => {
    const { teacher, subscription } = await subscriber();
    const gone = { id: subscription.customer, object: 'customer', deleted: true };
    await deliver(eventAbout(gone, { type: 'customer.deleted' }));
    expect((await storedTeacher(teacher)).stripeCustomerId).toBeNull();
  });

  it('marks an expired checkout as expired', async () => {
    const teacher = await newTeacher();
    await press(teacher);
    checkout.account.expireSession(sessions()[0]!.id);
    await checkout.saveAndSend();
    await checkout.deliveries.settled();
    expect(await storedAttempts(teacher)).toMatchObject([{ status: 'expired' }]);
  });

  it('keeps the teacher plan active while one of several subscriptions of the teacher is active', async () => {
    const { teacher, subscription } = await subscriber();
    // A second one, made by hand at the payment service.
    const extra = structuredClone(subscription);
    extra.id = 'sub_extra';
    checkout.account.state.content.subscriptions[extra.id] = extra;
    await deliver(eventAbout(extra));
    checkout.account.cancelSubscription(subscription.id);
    await deliver(eventAbout(subscription));
    expect((await storedTeacher(teacher)).hasActivePersonalSubscription).toBe(true);
    checkout.account.cancelSubscription(extra.id);
    await deliver(eventAbout(extra));
    expect((await storedTeacher(teacher)).hasActivePersonalSubscription).toBe(false);
  });
});

/* The customer portal through the API, with a real database and the test checkout's own portal page. */
import { calls } from '@/lib/contracts/calls';
import { randomUUID } from 'node:crypto';
import { teacherBillingSchema, type Receipts } from '@/lib/contracts/billing/billing';
import { formatAmount } from '@/lib/core/billing/format-price';
import { yearlyOre } from '@/lib/core/billing/testing/prices';
import { openTestCheckout, type TestCheckout } from '@/lib/server/testing/test-checkout';
import { addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import { call, captureLog, origin, useTestEnvironment } from '@/lib/server/testing/test-server';
import { startWebhookServer } from '@/lib/server/testing/webhook-server';

const {
  createPortal: openPortal,
  finishPortal: comeBack,
  readTeacherBilling: billing,
  listReceipts: receipts,
} = calls;

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

const site = `${origin}/smg-website-official`;
const { teacher: priceOre } = yearlyOre;
const shownPrice = formatAmount(priceOre, 'en-GB');
const database = testDatabase();
let webhookServer: Awaited<ReturnType<typeof startWebhookServer>>;
let checkout: TestCheckout;
let aheadMs: number;

beforeAll(async () => {
  webhookServer = await startWebhookServer();
}, 60_000);
afterAll(() => webhookServer.close());
beforeEach(async () => {
  aheadMs = 0;
  checkout = await openTestCheckout({
    webhookUrl: webhookServer.url,
    deliveries: { retryMs: 5, maxRetryMs: 50 },
    now: () => Date.now() + aheadMs,
  });
  useTestEnvironment(database);
  captureLog();
});
afterEach(() => checkout.close());

const cookie = (uid: string) => ({ cookie: `session=${uid}` });

async function subscriber({ trialDays = 0 } = {}) {
  const teacher = await addTeacher(database.db);
  const metadata = { teacher_id: teacher.id, lookup_key: 'teacher_plan_yearly' };
  const { id } = checkout.account.createSession({
    line_items: [{ price: 'price_test_teacher_plan_yearly', quantity: 1 }],
    success_url: `${site}/`,
    customer_email: teacher.email,
    metadata: { ...metadata, attempt_id: randomUUID() },
    subscription_data: {
      metadata,
      ...(trialDays > 0 && { trial_end: Math.floor(Date.now() / 1000) + trialDays * 86_400 }),
    },
  });
  checkout.account.completeSession(id, true);
  await settled();
  const subscription = checkout.account
    .subscriptions()
    .find((one) => one.metadata.teacher_id === teacher.id)!;
  return { ...teacher, subscription };
}

async function settled() {
  await checkout.saveAndSend();
  await checkout.deliveries.settled();
}

async function portalOf({ firebaseUid }: { firebaseUid: string }, more = '') {
  const answer = await call(openPortal, {
    method: 'POST',
    headers: { cookie: `session=${firebaseUid}${more}` },
  });
  return { status: answer.status, ...(answer.body as { url: string; code?: string }) };
}

const press = (url: string, action: string, subscription = '') =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ action, subscription }),
    redirect: 'manual',
  });

async function receiptsOf({ id, firebaseUid }: { id: string; firebaseUid: string }) {
  const answer = await call(receipts, { params: { teacherId: id }, headers: cookie(firebaseUid) });
  return { status: answer.status, ...(answer.body as Partial<Receipts>) };
}

async function cardOf({ id, firebaseUid }: { id: string; firebaseUid: string }) {
  const answer = await call(billing, { params: { teacherId: id }, headers: cookie(firebaseUid) });
  return teacherBillingSchema.parse(answer.body).card;
}

it('after the webhook events, the billing page shows that the plan was cancelled or resumed in the Stripe portal', async () => {
  const teacher = await subscriber();
  const { url } = await portalOf(teacher);
  expect(url).toMatch(`${checkout.url}/p/session/bps_`);
  expect((await press(url, 'cancel', teacher.subscription.id)).headers.get('location')).toBe(url);
  await settled();
  expect(await cardOf(teacher)).toMatchObject({ state: 'cancelled' });
  await press(url, 'resume', teacher.subscription.id);
  await settled();
  expect(await cardOf(teacher)).toMatchObject({ state: 'active' });
});

it('a declined renewal is shown as a failed payment until another card pays', async () => {
  const teacher = await subscriber();
  const { url } = await portalOf(teacher);
  const before = await cardOf(teacher);
  await press(url, 'badCard');
  await press(url, 'endPeriod', teacher.subscription.id);
  await settled();
  expect(await cardOf(teacher)).toMatchObject({ state: 'paymentFailed' });
  await press(url, 'goodCard');
  await settled();
  const after = await cardOf(teacher);
  expect(after?.state).toBe('active');
  expect(after!.endsOn! > before!.endsOn!).toBe(true);
});

it('a card subscription that is bought in the trial is charged when the trial ends', async () => {
  const teacher = await subscriber({ trialDays: 20 });
  const { url } = await portalOf(teacher);
  expect(await cardOf(teacher)).toMatchObject({ state: 'trialing' });
  expect(await receiptsOf(teacher)).toEqual({ status: 200, receipts: [] });
  await press(url, 'endPeriod', teacher.subscription.id);
  await settled();
  expect(await cardOf(teacher)).toMatchObject({ state: 'active' });
  expect(await receiptsOf(teacher)).toMatchObject({ receipts: [{ totalOre: priceOre }] });
});

it('a card subscription that is cancelled in the trial is never charged', async () => {
  const teacher = await subscriber({ trialDays: 20 });
  const { url } = await portalOf(teacher);
  await press(url, 'cancel', teacher.subscription.id);
  await press(url, 'endPeriod', teacher.subscription.id);
  await settled();
  expect(await cardOf(teacher)).toMatchObject({ state: 'ended' });
  expect(await receiptsOf(teacher)).toEqual({ status: 200, receipts: [] });
});

it('the list of charges shows the newest first, each with a receipt', async () => {
  const teacher = await subscriber();
  await subscriber();
  aheadMs = 24 * 60 * 60 * 1000;
  checkout.account.renewSubscription(teacher.subscription.id, true);
  checkout.account.renewSubscription(teacher.subscription.id, false);
  const { receipts: [latest, first, ...others] = [] } = await receiptsOf(teacher);
  expect([latest?.totalOre, first?.totalOre, others]).toEqual([priceOre, priceOre, []]);
  expect(latest!.paidOn > first!.paidOn).toBe(true);
  const html = await (await fetch(latest!.url)).text();
  expect(html).toContain(shownPrice);
  expect(html).toContain('Dette er en test av kortbetaling.');
});

it('the list of charges is empty without a payment, and unavailable without Stripe', async () => {
  expect(await receiptsOf(await addTeacher(database.db))).toEqual({ status: 200, receipts: [] });
  const teacher = await subscriber();
  await checkout.close();
  expect(await receiptsOf(teacher)).toMatchObject({ status: 503 });
  checkout = await openTestCheckout();
});

it('a cancellation in the Stripe portal is stored when the teacher returns, before the webhook event', async () => {
  const teacher = await subscriber();
  checkout.deliveries.settings = { ...checkout.deliveries.settings, maxDelayMs: 1_000_000 };
  const { url } = await portalOf(teacher);
  await press(url, 'cancel', teacher.subscription.id);
  const answer = await call(comeBack, { headers: cookie(teacher.firebaseUid) });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${site}/app/billing`]);
  expect(await cardOf(teacher)).toMatchObject({ state: 'cancelled' });
});

it('the return from the Stripe portal redirects to the billing page although Stripe is unavailable', async () => {
  const teacher = await subscriber();
  await checkout.close();
  const answer = await call(comeBack, { headers: cookie(teacher.firebaseUid) });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${site}/app/billing`]);
  expect(await portalOf(teacher)).toMatchObject({ status: 503, code: 'unavailable' });
  checkout = await openTestCheckout();
});

it('the Stripe portal is not found for a teacher who has never paid by card', async () => {
  const teacher = await addTeacher(database.db);
  expect(await portalOf(teacher)).toMatchObject({ status: 404, code: 'notFound' });
});

/* Events come duplicated, reordered and delayed, and the server that takes them is killed again and again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { isCardSubscriptionActive } from '@/lib/core/billing/card-subscription';
import { seededRandom } from '@/lib/core/seating/random';
import {
  cardSubscriptions,
  checkoutAttempts,
  stripeEvents,
  teachers,
  mails,
} from '@/lib/db/schema/tables';
import { compileProgram } from '@/lib/platform/bundle/testing/compile-program';
import { spawnWebhookServer } from '@/lib/server/testing/spawn-webhook-server';
import { openTestCheckout, type TestCheckout } from '@/lib/server/testing/test-checkout';
import { addTeacher, openTestDatabase } from '@/lib/server/testing/test-school';
import { useTestEnvironment } from '@/lib/server/testing/test-server';
import { freePort } from '@/lib/platform/free-port';

const teacherCount = 60;
const changes = 240;
const kills = 5;
const deliveriesBetweenKills = 120;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let checkout: TestCheckout;
let server: Awaited<ReturnType<typeof spawnWebhookServer>> | undefined;
let program: Awaited<ReturnType<typeof compileProgram>>;
let port: number;

beforeAll(async () => {
  [database, program, port] = await Promise.all([
    openTestDatabase(),
    compileProgram('lib/server/testing/webhook-process.ts'),
    freePort(),
  ]);
  checkout = await openTestCheckout({
    webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
    deliveries: { duplicates: 2, maxDelayMs: 3000, retryMs: 250, maxRetryMs: 1000 },
    random: () => chance.unit(),
  });
  useTestEnvironment(database);
}, 60_000);
afterAll(async () => {
  await server?.kill();
  await checkout.close();
  await database.close();
  program.remove();
});

const chance = seededRandom('webhook');

async function subscribe() {
  const teacher = await addTeacher(database.db);
  const [attempt] = await database.db
    .insert(checkoutAttempts)
    .values({
      teacherId: teacher.id,
      lookupKey: 'teacher_plan_yearly',
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returning();
  const metadata = { teacher_id: teacher.id, lookup_key: 'teacher_plan_yearly' };
  const session = checkout.account.createSession({
    line_items: [{ price: 'price_test_teacher_plan_yearly', quantity: 1 }],
    success_url: 'http://site.example/',
    customer_email: teacher.email,
    metadata: { ...metadata, attempt_id: attempt!.id },
    subscription_data: { metadata },
  });
  checkout.account.completeSession(session.id, chance.below(10) > 0);
  await checkout.saveAndSend();
}

async function change() {
  const { account } = checkout;
  const running = account.subscriptions().filter(({ status }) => status !== 'canceled');
  const { id, cancel_at_period_end: isEnding } = running[chance.below(running.length)]!;
  const what = chance.below(12);
  if (what < 5) account.renewSubscription(id, true);
  else if (what < 8) account.renewSubscription(id, false);
  else if (what < 11) account.updateSubscription(id, { cancel_at_period_end: !isEnding });
  else account.cancelSubscription(id);
  await checkout.saveAndSend();
}

const delivered = () => checkout.deliveries.counts.delivered;

it(`the webhook stores the final state of every subscription after 1,000 deliveries and after ${kills} kills of the server`, async () => {
  server = await spawnWebhookServer(program.file, port);
  for (let made = 0; made < teacherCount; made += 1) await subscribe();
  const changing = (async () => {
    for (let made = 0; made < changes; made += 1) {
      await change();
      await sleep(20);
    }
  })();
  for (let round = 0; round < kills; round += 1) {
    const before = delivered();
    while (delivered() < before + deliveriesBetweenKills) await sleep(5);
    await server.kill();
    server = await spawnWebhookServer(program.file, port);
  }
  await changing;
  await checkout.deliveries.settled();

  const { counts } = checkout.deliveries;
  expect(counts.delivered).toBeGreaterThan(1000);
  expect(counts.failed).toBeGreaterThan(kills);

  const peer = checkout.account.subscriptions();
  const stored = await database.db.select().from(cardSubscriptions);
  const byId = <T extends { id: string }>(all: T[]) => all.sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(
    byId(stored).map((row) => ({
      id: row.id,
      teacher: row.teacherId,
      status: row.status,
      end: row.currentPeriodEnd!.getTime() / 1000,
      isEnding: row.cancelAtPeriodEnd,
    })),
  ).toEqual(
    byId(peer).map((one) => ({
      id: one.id,
      teacher: one.metadata.teacher_id,
      status: one.status,
      end: one.items.data[0]!.current_period_end,
      isEnding: one.cancel_at_period_end,
    })),
  );
  expect(new Set(peer.map(({ status }) => status)).size).toBeGreaterThan(2);

  const told = await database.db.select().from(mails).where(eq(mails.kind, 'purchase'));
  const bought = told.flatMap(({ cause, facts }) => (facts!.isResumed ? [] : [cause]));
  expect(bought.sort()).toEqual(peer.map(({ id }) => `purchase:${id}`).sort());

  const rows = await database.db.select().from(teachers);
  for (const row of rows) {
    const own = peer.find(({ metadata }) => metadata.teacher_id === row.id)!;
    expect([row.hasActivePersonalSubscription, row.stripeCustomerId]).toEqual([
      isCardSubscriptionActive(own.status),
      own.customer,
    ]);
    expect(row.personalSubscriptionCurrentPeriodEnd!.getTime() / 1000).toBe(
      own.items.data[0]!.current_period_end,
    );
  }
  const attempts = await database.db.select().from(checkoutAttempts);
  expect(attempts.filter(({ status }) => status !== 'completed')).toEqual([]);
  const about = checkout.account.events().filter(({ type }) => type !== 'customer.created');
  const noted = await database.db.select().from(stripeEvents);
  expect(noted.map(({ id }) => id).sort()).toEqual(about.map(({ id }) => id).sort());
}, 240_000);

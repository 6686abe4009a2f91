/* Compares what the screens let a school order with what the API then takes, with a moved clock. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orderOptionsSchema, type OrderOptions } from '@/lib/contracts/billing/order-options';
import { orderSchema } from '@/lib/contracts/billing/orders';
import { planRefusals } from '@/lib/core/billing/checkout';
import { tiers } from '@/lib/core/billing/plans';
import { withVat, yearlyOre } from '@/lib/core/billing/testing/prices';
import { mails } from '@/lib/db/schema/tables';
import { keyOf, registerSchool } from '../testing/school-by-api';
import { dayOf, runDay } from '@/lib/server/testing/moved-clock';
import { addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import { captureLog, setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

const database = testDatabase();
beforeAll(() => useTestEnvironment(database));
beforeEach(() => {
  setTestVariables({ DEMO: 'true' });
  captureLog();
});
afterEach(() => jest.restoreAllMocks());

async function run(days: number[]) {
  const done = () => Promise.resolve();
  const ways = { sendEhf: done, mailInvoice: done };
  for (const day of days) await runDay(database.db, day, { ways, transport: { send: done } });
}

type School = Awaited<ReturnType<typeof registerSchool>>;
const register = async () => {
  const school = await registerSchool(database.db);
  for (let more = 1; more < 3; more += 1) await addTeacher(database.db, { schoolId: school.id });
  return school;
};

const states: Record<string, (school: School) => Promise<number>> = {
  'in the trial': () => Promise.resolve(10),
  'with an order in the trial': async (school) => {
    await school.order(10, 'm');
    return 11;
  },
  'with a plan in force': async (school) => {
    await school.order(10, 'm');
    await run([77, 91]);
    return 100;
  },
  'with a cancelled plan': async (school) => {
    await school.order(10, 'm');
    await run([77, 91]);
    await school.cancel(95);
    return 100;
  },
  'with an overdue invoice': async (school) => {
    await school.order(10, 'm');
    await run([77, 108]);
    return 109;
  },
  'with a plan that has stopped for an invoice': async (school) => {
    await school.order(10, 'm');
    await run([77, 108, 122, 136]);
    return 137;
  },
  'after its trial, without a plan': () => Promise.resolve(100),
};
const sizes = [3, 20, 21, 35, 36];
const plans = ['s', 'm', 'l'] as const;

const shown = (options: OrderOptions, plan: string) =>
  planRefusals(
    tiers.find(({ id }) => id === `school_plan_${plan}`)!,
    options,
  )[0]?.code ?? 'ok';

describe.each(Object.keys(states))('a school %s', (state) => {
  it.each(sizes)(
    'with %d teachers can order exactly the subscription plans that the order page offers',
    async (size) => {
      for (const plan of plans) {
        const school = await register();
        const day = await states[state]!(school);
        for (let more = 3; more < size; more += 1)
          await addTeacher(database.db, { schoolId: school.id });
        const options = orderOptionsSchema.parse(await school.options(day));
        const said = shown(options, plan);
        const offer = options.offers.find(({ lookupKey }) => lookupKey === keyOf(plan));
        expect(offer !== undefined).toBe(said === 'ok');
        const charge = offer && { charge_net_ore: offer.amounts.netOre };
        const answer = await school.order(day, plan, undefined, charge);
        expect(answer.status === 200 ? 'ok' : (answer.body as { code: string }).code).toBe(said);
        if (answer.status === 200) orderSchema.parse(answer.body);
      }
    },
    60_000,
  );
});

it('an upgrade of a stopped plan is refused, and the screen names the unpaid invoice', async () => {
  const school = await register();
  const day = await states['with a plan that has stopped for an invoice']!(school);
  const { stoppedBy } = await school.options(day);
  expect(stoppedBy).toEqual([(await school.documents())[0]!.number]);
  expect((await school.repeatUpgrade(day, 'l', randomUUID())).body).toMatchObject({
    code: 'paymentOverdue',
  });
});

it.each([
  ['in the trial', 10, withVat(yearlyOre.schoolS)],
  ['for the remaining days of a plan in force', 100, null],
])('the mail and the invoice have the offered price: an order %s', async (state, day, expected) => {
  const school = await register();
  if (day === 100) await states['with a plan in force']!(school);
  const before = (await school.documents()).length;
  const plan = day === 100 ? 'l' : 's';
  const offer = (await school.options(day)).offers.find(
    ({ lookupKey }) => lookupKey === keyOf(plan),
  )!;
  if (expected) expect(offer.amounts.totalOre).toBe(expected);
  else expect(offer.amounts.totalOre).toBeLessThan(withVat(yearlyOre.schoolL - yearlyOre.schoolM));
  expect((await school.order(day, plan, undefined, { charge_net_ore: 1 })).body).toMatchObject({
    code: 'changedMeanwhile',
  });
  const charge = { charge_net_ore: offer.amounts.netOre };
  const ordered = await school.order(day, plan, undefined, charge);
  expect(ordered.status).toBe(200);
  const told = (
    await database.db
      .select()
      .from(mails)
      .where(eq(mails.teacherId, school.admin.id))
      .orderBy(mails.queuedAt)
  ).findLast(({ kind }) => kind === 'order')!;
  expect(told.facts).toMatchObject({
    price: offer.amounts.totalOre,
    invoiceOn: offer.invoiceOn,
    begins: state === 'in the trial' ? dayOf(90) : null,
  });
  if (day === 10) {
    const { next, state: at } = await school.billing(10);
    expect(at).toBe('continued');
    expect(next).toEqual({ kind: 'invoice', on: offer.invoiceOn, netOre: offer.amounts.netOre });
    await run([75]);
    expect(await school.documents()).toEqual([]);
    await run([76]);
  }
  const [billed, ...others] = (await school.documents()).slice(before);
  expect(others).toEqual([]);
  expect(billed).toMatchObject({ totalOre: offer.amounts.totalOre, issuedOn: offer.invoiceOn });
});

it('a school that ordered in English gets its invoice and mails in English', async () => {
  const school = await register();
  const told = async () => {
    const rows = await database.db
      .select()
      .from(mails)
      .where(eq(mails.teacherId, school.admin.id))
      .orderBy(mails.queuedAt);
    return rows.map(({ kind, language }) => [kind, language]);
  };
  await school.order(10, 's', undefined, {}, 'en');
  expect(await told()).toEqual([['order', 'en']]);
  await run([77, 108]);
  expect(await school.documents()).toMatchObject([{ language: 'en' }]);
  await school.cancel(109);
  // The order's mail has been emptied by now.
  expect(await told()).toEqual([
    ['reminder', 'en'],
    ['cancelled', 'en'],
  ]);
});

/* Compares what the screens let a school order with what the API then takes, with a moved clock. */
import { calls } from '@/lib/contracts/calls';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orderOptionsSchema, type OrderOptions } from '@/lib/contracts/billing/order-options';
import { orderSchema } from '@/lib/contracts/billing/orders';
import type { SchoolBilling } from '@/lib/contracts/billing/billing';
import { planRefusals } from '@/lib/core/billing/checkout';
import { tiers } from '@/lib/core/billing/plans';
import { withVat, yearlyOre } from '@/lib/core/billing/testing/prices';
import { admins, invoices, mails, schoolOrders } from '@/lib/db/schema/tables';
import { dayOf, noon, runDay, setClock } from '@/lib/server/testing/moved-clock';
import { addSchool, addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';

const {
  readSchoolBilling: getBilling,
  readOrderOptions: getOptions,
  orderPlan: postOrder,
  cancelSubscription: postCancel,
  upgradeSubscription: postUpgrade,
} = calls;

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

const keyOf = (plan: string) => `school_plan_${plan}_yearly`;

async function run(days: number[]) {
  const done = () => Promise.resolve();
  const ways = { sendEhf: done, mailInvoice: done };
  for (const day of days) await runDay(database.db, day, { ways, transport: { send: done } });
}

async function register(teachers: number) {
  const { db } = database;
  const trialExpiresAt = new Date(noon(90));
  const schoolId = await addSchool(db, { trialExpiresAt });
  const uid = randomUUID();
  const { id: teacherId } = await addTeacher(db, { firebaseUid: uid, schoolId, role: 'admin' });
  await db.insert(admins).values({ teacherId, schoolId });
  for (let more = 1; more < teachers; more += 1) await addTeacher(db, { schoolId });
  const request = { params: { schoolId }, headers: { cookie: `session=${uid}` } };
  const postIn = (language: string, handler: Parameters<typeof call>[0], body?: unknown) => {
    const headers = { cookie: `session=${uid}; preferredLanguage=${language}` };
    return call(handler, { ...request, method: 'POST', headers, body });
  };
  const post = (handler: Parameters<typeof call>[0], body?: unknown) => postIn('no', handler, body);
  return {
    ...{ schoolId, teacherId },
    addTeacher: () => addTeacher(db, { schoolId }),
    cancel: () => post(postCancel),
    options: async () => orderOptionsSchema.parse((await call(getOptions, request)).body),
    billing: async () => (await call(getBilling, request)).body as SchoolBilling,
    order: (plan: string, values: object = {}, language = 'no') =>
      postIn(language, postOrder, {
        ...{ client_key: randomUUID(), lookup_key: keyOf(plan) },
        ...{ organization_name: 'Fjellvik kommune', organization_number: '974760673' },
        ...{ invoice_type: 'ehf', invoice_email: null, customer_reference: 'Kari' },
        ...values,
      }),
    upgrade: (plan: string, netOre: number | null) =>
      post(postUpgrade, {
        ...{ client_key: randomUUID(), lookup_key: keyOf(plan), charge_net_ore: netOre },
      }),
    documents: () =>
      db
        .select({
          number: invoices.number,
          totalOre: invoices.totalOre,
          on: invoices.issuedOn,
          language: invoices.language,
        })
        .from(invoices)
        .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
        .where(eq(schoolOrders.schoolId, schoolId))
        .orderBy(invoices.number),
  };
}
type School = Awaited<ReturnType<typeof register>>;

const states: Record<string, (school: School) => Promise<number>> = {
  'in the trial': () => Promise.resolve(10),
  'with an order in the trial': async (school) => {
    setClock(10);
    await school.order('m');
    return 11;
  },
  'with a plan in force': async (school) => {
    setClock(10);
    await school.order('m');
    await run([77, 91]);
    return 100;
  },
  'with a cancelled plan': async (school) => {
    setClock(10);
    await school.order('m');
    await run([77, 91]);
    setClock(95);
    await school.cancel();
    return 100;
  },
  'with an overdue invoice': async (school) => {
    setClock(10);
    await school.order('m');
    await run([77, 108]);
    return 109;
  },
  'with a plan that has stopped for an invoice': async (school) => {
    setClock(10);
    await school.order('m');
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
    'with %d teachers can order exactly the plans that its screens offer',
    async (size) => {
      for (const plan of plans) {
        const school = await register(3);
        const day = await states[state]!(school);
        for (let more = 3; more < size; more += 1) await school.addTeacher();
        setClock(day);
        const options = await school.options();
        const said = shown(options, plan);
        const offer = options.offers.find(({ lookupKey }) => lookupKey === keyOf(plan));
        expect(offer !== undefined).toBe(said === 'ok');
        const answer = await school.order(plan, offer && { charge_net_ore: offer.amounts.netOre });
        expect(answer.status === 200 ? 'ok' : (answer.body as { code: string }).code).toBe(said);
        if (answer.status === 200) orderSchema.parse(answer.body);
      }
    },
    60_000,
  );
});

it('an upgrade of a stopped plan is refused, and the screen names the unpaid invoice', async () => {
  const school = await register(3);
  const day = await states['with a plan that has stopped for an invoice']!(school);
  setClock(day);
  const { stoppedBy } = await school.options();
  expect(stoppedBy).toEqual([(await school.documents())[0]!.number]);
  expect((await school.upgrade('l', null)).body).toMatchObject({ code: 'paymentOverdue' });
});

it.each([
  ['in the trial', 10, withVat(yearlyOre.schoolS)],
  ['for the remaining days of a plan in force', 100, null],
])('the shown price is confirmed by mail and billed %s', async (state, day, expected) => {
  const school = await register(3);
  if (day === 100) await states['with a plan in force']!(school);
  const before = (await school.documents()).length;
  setClock(day);
  const plan = day === 100 ? 'l' : 's';
  const offer = (await school.options()).offers.find(({ lookupKey }) => lookupKey === keyOf(plan))!;
  if (expected) expect(offer.amounts.totalOre).toBe(expected);
  else expect(offer.amounts.totalOre).toBeLessThan(withVat(yearlyOre.schoolL - yearlyOre.schoolM));
  expect((await school.order(plan, { charge_net_ore: 1 })).body).toMatchObject({
    code: 'changedMeanwhile',
  });
  const ordered = await school.order(plan, { charge_net_ore: offer.amounts.netOre });
  expect(ordered.status).toBe(200);
  const told = (
    await database.db
      .select()
      .from(mails)
      .where(eq(mails.teacherId, school.teacherId))
      .orderBy(mails.queuedAt)
  ).findLast(({ kind }) => kind === 'order')!;
  expect(told.facts).toMatchObject({
    price: offer.amounts.totalOre,
    invoiceOn: offer.invoiceOn,
    begins: state === 'in the trial' ? dayOf(90) : null,
  });
  if (day === 10) {
    const { next, state: at } = await school.billing();
    expect(at).toBe('continued');
    expect(next).toEqual({ kind: 'invoice', on: offer.invoiceOn, netOre: offer.amounts.netOre });
    await run([75]);
    expect(await school.documents()).toEqual([]);
    await run([76]);
  }
  const [billed, ...others] = (await school.documents()).slice(before);
  expect(others).toEqual([]);
  expect(billed).toMatchObject({ totalOre: offer.amounts.totalOre, on: offer.invoiceOn });
});

it('a school that ordered in English gets its invoice and mails in English', async () => {
  const school = await register(3);
  const told = async () => {
    const rows = await database.db
      .select()
      .from(mails)
      .where(eq(mails.teacherId, school.teacherId))
      .orderBy(mails.queuedAt);
    return rows.map(({ kind, language }) => [kind, language]);
  };
  setClock(10);
  await school.order('s', {}, 'en');
  expect(await told()).toEqual([['order', 'en']]);
  await run([77, 108]);
  expect(await school.documents()).toMatchObject([{ language: 'en' }]);
  setClock(109);
  await school.cancel();
  // The order's mail has been emptied by now.
  expect(await told()).toEqual([
    ['reminder', 'en'],
    ['cancelled', 'en'],
  ]);
});

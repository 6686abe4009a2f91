/* Closing a school: what the dialog says is still to be paid is what is billed, through the API with a moved clock. */
import { calls } from '@/lib/contracts/calls';
import { asc, eq } from 'drizzle-orm';
import type { Departure } from '@/lib/contracts/account/account';
import { withVat, yearlyOre } from '@/lib/core/billing/testing/prices';
import { invoiceBalances, invoiceDeliveries, invoices, schoolOrders } from '@/lib/db/schema/tables';
import { registerSchool } from '../testing/school-by-api';
import { readBalance } from '@/lib/server/billing/receivables/balances';
import { DeliveryFailure } from '@/lib/server/billing/delivery/delivery-failure';
import { readInvoice } from '@/lib/server/billing/invoices/read-invoice';
import { runDay } from '@/lib/server/testing/moved-clock';
import { testDatabase } from '@/lib/server/testing/test-school';
import { captureLog, setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

jest.mock('@/lib/server/billing/invoices/read-invoice', () => {
  const actual = jest.requireActual<Record<'readInvoice', () => unknown>>(
    '@/lib/server/billing/invoices/read-invoice',
  );
  return { ...actual, readInvoice: jest.fn(actual.readInvoice) };
});

const database = testDatabase();
beforeAll(() => useTestEnvironment(database));
beforeEach(() => {
  setTestVariables({ DEMO: 'true' });
  captureLog();
});
afterEach(() => jest.restoreAllMocks());

const small = withVat(yearlyOre.schoolS);

async function run(days: number[], post: (id: string) => Promise<void> = () => Promise.resolve()) {
  const transport = { send: () => Promise.resolve() };
  const ways = { sendEhf: post, mailInvoice: () => Promise.resolve() };
  for (const day of days) await runDay(database.db, day, { ways, transport });
}
const refuse = () => Promise.reject(new DeliveryFailure('No', false));

async function register() {
  const { db } = database;
  const school = await registerSchool(db);
  const documents = () =>
    db
      .select({ document: invoices, delivery: invoiceDeliveries, left: invoiceBalances.leftOre })
      .from(invoices)
      .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
      .innerJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoices.id))
      .leftJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
      .where(eq(schoolOrders.schoolId, school.id))
      .orderBy(asc(invoices.number));
  return {
    ...school,
    documents,
    told: async (day: number) => (await school.get<Departure>(day, calls.readDeparture)).closing,
    leave: async (day: number) => expect((await school.leave(day)).status).toBeLessThan(300),
    balance: async () => ({
      open: (await documents()).map(({ left }) => left).filter((left) => left),
      creditOre: Math.max(0, -(await readBalance(db, school.id))),
    }),
  };
}
type School = Awaited<ReturnType<typeof register>>;

const firstPeriod = { periodStart: '2026-11-29', periodEnd: '2027-11-28' };
const nextPeriod = { periodStart: '2027-11-29', periodEnd: '2028-11-28' };

describe('the costs shown before a school is closed', () => {
  it.each<[string, (school: School) => Promise<unknown>, number, object]>([
    [
      'for a period that has begun but is not billed',
      (school) => school.order(100),
      100,
      { toPay: [{ number: null, leftOre: small }], takenBack: [], creditOre: 0 },
    ],
    [
      'for a period that is paid in advance',
      async (school) => {
        await school.order(10);
        await run([77]);
        await school.pay(78);
        await run([442]);
        await school.pay(443, -1);
      },
      444,
      {
        toPay: [],
        takenBack: [{ creditedOre: small, reason: 'notBegun', ...nextPeriod }],
        creditOre: small,
      },
    ],
    [
      'for an unpaid period and a billed next period',
      async (school) => {
        await school.order(10);
        await run([77, 90]);
        await run([442]);
      },
      444,
      {
        toPay: [{ leftOre: small, ...firstPeriod }],
        takenBack: [{ reason: 'notBegun', ...nextPeriod }],
        creditOre: 0,
      },
    ],
    [
      'for a plan that is stopped for non-payment',
      async (school) => {
        await school.order(10);
        for (let day = 74; day <= 170; day += 2) await run([day]);
      },
      171,
      { toPay: [], takenBack: [{ reason: 'stopped', creditedOre: small }], creditOre: 0 },
    ],
  ])('match the later bill %s', async (_, history, day, expected) => {
    const school = await register();
    await history(school);
    const before = await school.documents();
    const told = (await school.told(day))!;
    expect(told).toMatchObject(expected);
    // Being told changes nothing.
    expect(await school.documents()).toEqual(before);
    await school.leave(day);
    await run([day, day + 1, day + 20, day + 400]);
    expect(await school.balance()).toEqual({
      open: told.toPay.map(({ leftOre }) => leftOre),
      creditOre: told.creditOre,
    });
    const credited = (await school.documents()).filter(({ document }) => document.creditsId);
    expect(credited.map(({ document }) => document.totalOre)).toEqual(
      told.takenBack.map(({ creditedOre }) => creditedOre),
    );
  });

  it('are not shown when the school has ordered nothing', async () => {
    const school = await register();
    expect(await school.told(20)).toBeNull();
  });
});

describe('when a school is closed, its undelivered invoice for a future period', () => {
  async function billed(post: (id: string) => Promise<void>) {
    const school = await register();
    await school.order(10);
    await run([77], post);
    return school;
  }
  const sentAfter = async () => {
    const sent: string[] = [];
    await run([81, 90, 120], (id) => Promise.resolve(void sent.push(id)));
    return sent;
  };

  it('is not sent, nor is its credit note', async () => {
    const school = await billed(refuse);
    // As queued, and not tried.
    const [queued] = await school.documents();
    await database.db
      .update(invoiceDeliveries)
      .set({ attempts: 0 })
      .where(eq(invoiceDeliveries.invoiceId, queued!.document.id));
    expect((await school.told(80))!.takenBack).toMatchObject([{ isUnsent: true }]);
    await school.leave(80);
    const ids = (await school.documents()).map(({ document }) => document.id);
    expect(ids).toHaveLength(2);
    expect((await sentAfter()).filter((id) => ids.includes(id))).toEqual([]);
  });

  it('is not tried again after a failed delivery, but its credit note is sent', async () => {
    const school = await billed(refuse);
    expect((await school.told(80))!.takenBack).toMatchObject([{ isUnsent: false }]);
    await school.leave(80);
    const [invoice, note] = (await school.documents()).map(({ document }) => document.id);
    const sent = await sentAfter();
    expect(sent).toContain(note);
    expect(sent).not.toContain(invoice);
  });

  it('is not sent, even if its delivery has begun', async () => {
    const school = await billed(refuse);
    const sent: string[] = [];
    const { document } = (await school.documents())[0]!;
    let isClosed = false;
    // The try has begun, and the document is on its way to be written.
    jest.mocked(readInvoice).mockImplementationOnce(async (...args) => {
      await school.leave(80);
      isClosed = true;
      return readInvoice(...args);
    });
    await run([80], (id) => Promise.resolve(void sent.push(id)));
    expect(isClosed).toBe(true);
    expect(sent).not.toContain(document.id);
  });
});

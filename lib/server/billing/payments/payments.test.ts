import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { ActOf } from '@/lib/contracts/billing/office';
import { singleLine } from '@/lib/core/billing/invoice/invoice';
import { makeKid } from '@/lib/core/billing/invoice/kid';
import { invoiceFacts } from '@/lib/core/billing/testing/invoices';
import { dunning, invoiceBalances, invoices, officeLog, payments } from '@/lib/db/schema/tables';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { addOrder } from '@/lib/server/testing/add-order';
import { issueOrderInvoice } from '@/lib/server/testing/issue-order-invoice';
import { addSchool, testDatabase } from '@/lib/server/testing/test-school';
import { readBalance } from '../receivables/balances';
import { issueCreditNote } from '../testing/issue-credit-note';
import { payBack } from '../testing/pay-back';
import { registerPayment } from './register-payment';
import { stopChasing } from './stop-chasing';

const database = testDatabase();
const nowMs = Date.UTC(2026, 11, 20, 8);
const clerk = { email: 'kontor@example.no' } as OfficeClerk;
const totalOre = 1873_75;

const issue = async (values: Parameters<typeof addOrder>[1] = {}) =>
  issueOrderInvoice(database.db, await addOrder(database.db, values), invoiceFacts.seller, nowMs);
async function issueTwo() {
  const schoolId = await addSchool(database.db);
  return { schoolId, first: await issue({ schoolId }), second: await issue({ schoolId }) };
}
const balanceOf = async (invoiceId: string) => {
  const ofInvoice = eq(invoiceBalances.invoiceId, invoiceId);
  const [row] = await database.db.select().from(invoiceBalances).where(ofInvoice);
  return row!;
};
const sums = async (...ids: string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { leftOre, excessOre } = await balanceOf(id);
      return leftOre - excessOre;
    }),
  );
async function register(invoiceId: string, values: Partial<ActOf<'pay'>> = {}) {
  const payment = {
    ...{ reference: randomUUID() as string, amountOre: totalOre, paidOn: '2026-12-19' },
    ...values,
    seenLeftOre: values.seenLeftOre ?? (await sums(invoiceId))[0]!,
  };
  await registerPayment(database.db, clerk, invoiceId, payment, nowMs);
  return payment.reference;
}
const credit = (invoiceId: string, netOre: number) => {
  const period = { start: '2027-01-01', end: '2027-11-30' };
  const lines = [singleLine('Dager som ikke er brukt', netOre)];
  return issueCreditNote(database.db, invoiceId, { period, lines, lowersPrice: true }, nowMs);
};
const paymentsOf = (invoiceId: string) =>
  database.db
    .select()
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId))
    .orderBy(asc(payments.createdAt));

it('the open amount of a new invoice is its total', async () => {
  const invoice = await issue();
  const row = await balanceOf(invoice.id);
  expect(row).toMatchObject({
    ...{ number: invoice.number, leftOre: totalOre, isOpen: true, dueOn: invoice.dueOn },
    ...{ organizationNumber: '987654325', names: 'Eksempel skole Fjellvik skole' },
  });
  expect(makeKid(row.number)).toBe(invoice.kid);
});

it.each([
  ['all but 75 øre', totalOre - 75, 75, false],
  ['all but 10 kroner', totalOre - 10_00, 10_00, true],
  ['too much', 2000_00, -126_25, false],
])('a payment of %s updates the open amount', async (_, amountOre, leftOre, isOpen) => {
  const { id } = await issue();
  await register(id, { amountOre });
  expect(await sums(id)).toEqual([leftOre]);
  expect((await balanceOf(id)).isOpen).toBe(isOpen);
});

it('an overpayment settles the oldest open invoice, and the rest is credit of the school', async () => {
  const { schoolId, first, second } = await issueTwo();
  await register(second.id, { amountOre: totalOre + 1000_00 });
  expect(await sums(first.id, second.id)).toEqual([totalOre - 1000_00, 0]);
  await register(first.id);
  expect(await sums(first.id, second.id)).toEqual([0, -1000_00]);
  expect(await readBalance(database.db, schoolId)).toBe(-1000_00);
});

it('when a partly paid invoice is credited, its payment settles another invoice of the school', async () => {
  const { schoolId, first, second } = await issueTwo();
  await register(first.id, { amountOre: 500_00 });
  await credit(first.id, 1499_00);
  expect(await sums(first.id, second.id)).toEqual([0, totalOre - 500_00]);
  expect(await readBalance(database.db, schoolId)).toBe(totalOre - 500_00);
});

it('a repeated or simultaneous request registers a payment once', async () => {
  const { id } = await issue();
  const payment = { reference: randomUUID(), seenLeftOre: totalOre };
  await Promise.all([register(id, payment), register(id, payment)]);
  await register(id, payment);
  expect(await paymentsOf(id)).toHaveLength(1);
  await expect(register(id, { ...payment, amountOre: 1 })).rejects.toMatchObject({
    code: 'changedMeanwhile',
  });
});

it('a payment reference is accepted for only one invoice if it is registered for two at the same time', async () => {
  const two = [(await issue()).id, (await issue()).id];
  const reference = randomUUID();
  const results = await Promise.allSettled(two.map((id) => register(id, { reference })));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await sums(...two)).sort()).toEqual([0, totalOre]);
});

it('a payment that two clerks register at the same time is accepted from only one of them', async () => {
  const { id } = await issue();
  const results = await Promise.allSettled([register(id), register(id)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

describe('a payment is refused', () => {
  it.each([
    ['with a day in the future', { paidOn: '2026-12-21' }, 'invalidRequest'],
    ['with an outdated open amount', { seenLeftOre: 1 }, 'changedMeanwhile'],
    ['as a repayment that exceeds the payments', { amountOre: -1 }, 'invalidRequest'],
  ])('%s', async (_, values, code) => {
    const { id } = await issue();
    await expect(register(id, values)).rejects.toMatchObject({ code });
    expect(await paymentsOf(id)).toEqual([]);
    expect(await sums(id)).toEqual([totalOre]);
  });

  it('if its invoice id is unknown or is the id of a credit note', async () => {
    const { id } = await issue();
    const { number } = await credit(id, 1_00);
    const [note] = await database.db.select().from(invoices).where(eq(invoices.number, number));
    for (const other of [note!.id, randomUUID()]) {
      const refused = register(other, { seenLeftOre: totalOre });
      await expect(refused).rejects.toMatchObject({ code: 'notFound' });
    }
  });
});

describe('a reversed payment', () => {
  it('reopens the invoice and is recorded in the log as an action of its own', async () => {
    const { id } = await issue();
    await payBack(database.db, clerk, await register(id), nowMs);
    expect(await sums(id)).toEqual([totalOre]);
    const rows = await paymentsOf(id);
    expect(rows.map(({ amountOre, day }) => [amountOre, day])).toEqual([
      [totalOre, '2026-12-19'],
      [-totalOre, '2026-12-20'],
    ]);
    const log = await database.db
      .select()
      .from(officeLog)
      .where(eq(officeLog.invoiceId, id))
      .orderBy(asc(officeLog.createdAt));
    expect(log.map(({ kind, actor, detail }) => [kind, actor, detail])).toEqual([
      ['paymentRegistered', clerk.email, { amountOre: totalOre }],
      ['paymentRegistered', clerk.email, { amountOre: -totalOre }],
    ]);
  });

  it('deletes the records that the subscription was stopped and that the school was warned of the stop', async () => {
    const { id: invoiceId } = await issue();
    const [takenOn, deliveredOn] = ['2026-12-01', '2026-12-01'];
    await database.db.insert(dunning).values([
      { invoiceId, step: 'reminded', takenOn, deliveredOn },
      { invoiceId, step: 'told', takenOn, deliveredOn, stopsOn: '2026-12-15' },
      { invoiceId, step: 'stopped', takenOn },
    ]);
    await payBack(database.db, clerk, await register(invoiceId), nowMs);
    const steps = await database.db.select().from(dunning).where(eq(dunning.invoiceId, invoiceId));
    expect(steps.map(({ step }) => step)).toEqual(['reminded']);
  });
});

describe('the write-off of an invoice', () => {
  const stop = (id: string, seenLeftOre = totalOre) =>
    stopChasing(database.db, clerk, id, { seenLeftOre }, nowMs);

  it('leaves no open amount and is logged once for simultaneous requests', async () => {
    const { id } = await issue();
    await Promise.all([stop(id), stop(id)]);
    expect(await sums(id)).toEqual([0]);
    const log = await database.db.select().from(officeLog).where(eq(officeLog.invoiceId, id));
    expect(log).toMatchObject([{ kind: 'chasingStopped', detail: { amountOre: totalOre } }]);
  });

  it('does not turn a later payment of that invoice into credit or into a payment of another invoice', async () => {
    const { schoolId, first, second } = await issueTwo();
    await stop(first.id);
    await register(first.id);
    expect(await sums(first.id, second.id)).toEqual([0, totalOre]);
    expect(await readBalance(database.db, schoolId)).toBe(totalOre);
  });

  it('is refused with an outdated amount or without an open amount', async () => {
    const { id } = await issue();
    await expect(stop(id, 1)).rejects.toMatchObject({ code: 'changedMeanwhile' });
    await register(id);
    await expect(stop(id, 0)).rejects.toMatchObject({ code: 'changedMeanwhile' });
  });
});

it.each([
  ['payments', 'day = day'],
  ['write_offs', 'day = day'],
  ['office_log', 'created_at = created_at'],
])('the rows of the table "%s" cannot be updated or deleted', async (table, change) => {
  const [{ id }, other] = [await issue(), await issue()];
  await register(id);
  await stopChasing(database.db, clerk, other.id, { seenLeftOre: totalOre }, nowMs);
  const refusal = { cause: { message: expect.stringMatching('never changed') as string } };
  for (const statement of [`update ${table} set ${change}`, `delete from ${table}`]) {
    await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject(refusal);
  }
});

import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { makeKid } from '@/lib/core/billing/invoice/kid';
import { singleLine } from '@/lib/core/billing/invoice/invoice';
import { invoiceFacts } from '@/lib/core/billing/testing/invoices';
import { invoiceBalances, invoices, officeLog, payments } from '@/lib/db/schema/tables';
import { addOrder } from '@/lib/server/testing/add-order';
import { issueOrderInvoice } from '@/lib/server/testing/issue-order-invoice';
import { testDatabase } from '@/lib/server/testing/test-school';
import { issueCreditNote } from '../invoices/issue-credit-note';
import type { OfficeClerk } from '../office/office-clerk';
import { registerPayment, type NewPayment } from './register-payment';
import { takeBackPayment } from './take-back-payment';

const database = testDatabase();
const nowMs = Date.UTC(2026, 11, 20, 8);
const clerk = { email: 'kontor@example.no' } as OfficeClerk;
const totalOre = 1873_75;

const issue = async () =>
  issueOrderInvoice(database.db, await addOrder(database.db), invoiceFacts.seller, nowMs);
const register = (invoiceId: string, values: Partial<NewPayment> = {}) =>
  registerPayment(
    database.db,
    clerk,
    invoiceId,
    {
      id: randomUUID(),
      amountOre: totalOre,
      paidOn: '2026-12-19',
      seenLeftOre: totalOre,
      bankReference: null,
      ...values,
    },
    nowMs,
  );
const credit = (invoiceId: string, netOre: number) =>
  issueCreditNote(
    database.db,
    invoiceId,
    {
      period: { start: '2027-01-01', end: '2027-11-30' },
      lines: [singleLine('Dager som ikke er brukt', netOre)],
    },
    nowMs,
  );
const leftOf = async (invoiceId: string) => {
  const [row] = await database.db
    .select()
    .from(invoiceBalances)
    .where(eq(invoiceBalances.invoiceId, invoiceId));
  return row?.leftOre;
};
const entriesOf = (invoiceId: string) =>
  database.db.select().from(payments).where(eq(payments.invoiceId, invoiceId));

it('an invoice has its total left, under its number, names and organization number', async () => {
  const invoice = await issue();
  const [row] = await database.db
    .select()
    .from(invoiceBalances)
    .where(eq(invoiceBalances.invoiceId, invoice.id));
  expect(row).toMatchObject({
    number: invoice.number,
    leftOre: totalOre,
    dueOn: invoice.dueOn,
    organizationNumber: '987654325',
    names: 'Eksempel skole Fjellvik skole',
  });
  expect(makeKid(row!.number)).toBe(invoice.kid);
});

it.each([
  ['all', totalOre, 'exact', 0],
  ['a part', 1000_00, 'less', 873_75],
  ['too much', 2000_00, 'more', -126_25],
])('a payment of %s is told and leaves the rest', async (_, amountOre, fit, leftOre) => {
  const { id } = await issue();
  expect(await register(id, { amountOre })).toEqual({ fit, leftOre });
  expect(await leftOf(id)).toBe(leftOre);
});

it('parts and a credit note add up, and a payment of what is left is exact', async () => {
  const { id } = await issue();
  await register(id, { amountOre: 1000_00 });
  await credit(id, 300_00);
  const left = totalOre - 1000_00 - 375_00;
  expect(await leftOf(id)).toBe(left);
  expect(await register(id, { amountOre: left, seenLeftOre: left })).toEqual({
    fit: 'exact',
    leftOre: 0,
  });
  expect(await register(id, { amountOre: 1, seenLeftOre: 0 })).toEqual({
    fit: 'nothingLeft',
    leftOre: -1,
  });
});

it('of clerks who register at once, one does', async () => {
  const { id } = await issue();
  const results = await Promise.allSettled([register(id), register(id), register(id)]);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual([
    'changedMeanwhile',
    'changedMeanwhile',
  ]);
  expect(await entriesOf(id)).toHaveLength(1);
});

it('a request that is repeated, also at once, registers one payment and answers the same', async () => {
  const { id } = await issue();
  const payment = { id: randomUUID() };
  const answers = await Promise.all([register(id, payment), register(id, payment)]);
  expect(answers).toEqual([
    { fit: 'exact', leftOre: 0 },
    { fit: 'exact', leftOre: 0 },
  ]);
  expect(await entriesOf(id)).toHaveLength(1);
});

it('a reference of the bank is registered once, also for two invoices at once', async () => {
  const two = [(await issue()).id, (await issue()).id];
  const bankReference = `camt:${randomUUID()}`;
  const results = await Promise.allSettled(two.map((id) => register(id, { bankReference })));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const left = await Promise.all(two.map(leftOf));
  expect(left.sort()).toEqual([0, totalOre]);
});

describe('refuses and leaves everything as it was', () => {
  it.each([
    ['a day in the future', { paidOn: '2026-12-21' }, 'invalidRequest'],
    ['an amount left that is not the one', { seenLeftOre: 1 }, 'changedMeanwhile'],
  ])('%s', async (_, values, code) => {
    const { id } = await issue();
    await expect(register(id, values)).rejects.toMatchObject({ code });
    expect(await entriesOf(id)).toEqual([]);
    expect(await leftOf(id)).toBe(totalOre);
  });

  it('what is no invoice', async () => {
    const { id } = await issue();
    const { number } = await credit(id, 1_00);
    const [note] = await database.db.select().from(invoices).where(eq(invoices.number, number));
    await expect(register(note!.id)).rejects.toMatchObject({ code: 'notFound' });
    await expect(register(randomUUID())).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('a payment taken back', () => {
  it('stays in the books beside its counter-entry, and the invoice is open again', async () => {
    const { id } = await issue();
    const paymentId = randomUUID();
    await register(id, { id: paymentId });
    const takeBack = () => takeBackPayment(database.db, clerk, paymentId, nowMs);
    await Promise.all([takeBack(), takeBack()]);
    await takeBack();
    expect(await leftOf(id)).toBe(totalOre);
    const entries = await entriesOf(id);
    expect(entries.map(({ amountOre }) => amountOre).sort()).toEqual([-totalOre, totalOre]);
    const counter = entries.find(({ reversesId }) => reversesId !== null)!;
    expect(counter).toMatchObject({ reversesId: paymentId, paidOn: '2026-12-20' });
    await expect(takeBackPayment(database.db, clerk, counter.id, nowMs)).rejects.toMatchObject({
      code: 'notFound',
    });
    const log = await database.db
      .select()
      .from(officeLog)
      .where(eq(officeLog.invoiceId, id))
      .orderBy(asc(officeLog.createdAt));
    expect(log.map(({ kind, actor, detail }) => [kind, actor, detail])).toEqual([
      ['paymentRegistered', clerk.email, { amountOre: totalOre }],
      ['paymentTakenBack', clerk.email, { amountOre: totalOre }],
    ]);
  });

  it('is taken back whole, and of its own invoice', async () => {
    const [{ id }, other] = [await issue(), await issue()];
    const reversesId = randomUUID();
    await register(id, { id: reversesId });
    const enter = (values: Partial<typeof payments.$inferInsert>) =>
      database.db.insert(payments).values({
        ...{ id: randomUUID(), invoiceId: id, amountOre: -totalOre, paidOn: '2026-12-20' },
        ...{ source: 'takenBack' as const, reversesId, registeredBy: clerk.email },
        ...values,
      });
    for (const values of [{ amountOre: -1 }, { invoiceId: other.id }]) {
      await expect(enter(values)).rejects.toMatchObject({
        cause: { message: 'A counter-entry takes back a whole payment' },
      });
    }
  });
});

it.each(['payments', 'office_log'])('%s are never changed, by no statement', async (table) => {
  const { id } = await issue();
  await register(id);
  const refusal = { cause: { message: expect.stringMatching('never changed') as string } };
  for (const statement of [`update ${table} set created_at = now()`, `delete from ${table}`]) {
    await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject(refusal);
  }
});

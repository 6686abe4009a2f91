import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { makeKid } from '@/lib/core/billing/invoice/kid';
import { singleLine } from '@/lib/core/billing/invoice/invoice';
import { invoiceFacts } from '@/lib/core/billing/testing/invoices';
import {
  allocations,
  invoiceBalances,
  invoices,
  ledgerEntries,
  ledgerPostings,
  officeLog,
} from '@/lib/db/schema/tables';
import { addOrder } from '@/lib/server/testing/add-order';
import { issueOrderInvoice } from '@/lib/server/testing/issue-order-invoice';
import { testDatabase } from '@/lib/server/testing/test-school';
import { enterMoney } from '../receivables/enter';
import { readCreditsLeft } from '../receivables/open-invoices';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { issueCreditNote } from '../testing/issue-credit-note';
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
      ...values,
    },
    nowMs,
  );
const credit = (invoiceId: string, netOre: number) => {
  const period = { start: '2027-01-01', end: '2027-11-30' };
  const lines = [singleLine('Dager som ikke er brukt', netOre)];
  return issueCreditNote(database.db, invoiceId, { period, lines, lowersPrice: true }, nowMs);
};
const leftOf = async (invoiceId: string) => {
  const [row] = await database.db
    .select()
    .from(invoiceBalances)
    .where(eq(invoiceBalances.invoiceId, invoiceId));
  return row?.leftOre;
};
const { forId, kind } = ledgerEntries;
const entriesOf = (invoiceId: string) =>
  database.db
    .select()
    .from(ledgerEntries)
    .where(and(eq(forId, invoiceId), inArray(kind, ['payment', 'takenBack'])));
/** The school's credit from payments for an invoice. */
const excessOf = async (invoiceId: string) =>
  (await readCreditsLeft(database.db, [invoiceId])).get(invoiceId) ?? 0;

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
  ['all', totalOre, 'exact', 0, 0],
  ['a part', 1000_00, 'less', 873_75, 0],
  ['too much', 2000_00, 'more', 0, 126_25],
])('a payment of %s is told and leaves the rest', async (_, amountOre, fit, leftOre, excessOre) => {
  const { id } = await issue();
  expect(await register(id, { amountOre })).toEqual({ fit, leftOre });
  expect(await leftOf(id)).toBe(leftOre);
  expect(await excessOf(id)).toBe(excessOre);
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
    leftOre: 0,
  });
  expect(await leftOf(id)).toBe(0);
  expect(await excessOf(id)).toBe(1);
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
    expect(counter).toMatchObject({ reversesId: paymentId, day: '2026-12-20' });
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
    const { schoolId } = (await entriesOf(id))[0]!;
    const enter = (values: Partial<Parameters<typeof enterMoney>[1]>) =>
      database.db.transaction((tx) =>
        enterMoney(tx, {
          ...{ id: randomUUID(), kind: 'takenBack', schoolId, forId: id, amountOre: totalOre },
          ...{ day: '2026-12-20', source: 'byHand', reversesId, enteredBy: clerk.email },
          ...values,
        }),
      );
    for (const values of [{ amountOre: 1 }, { forId: other.id }]) {
      await expect(enter(values)).rejects.toThrow();
    }
  });
});

describe('the ledger refuses', () => {
  it('an entry whose postings do not add up', async () => {
    const { id } = await issue();
    await register(id);
    const entryId = (await entriesOf(id))[0]!.id;
    const more = { entryId, account: 3000, amountOre: 1 };
    await expect(database.db.insert(ledgerPostings).values(more)).rejects.toMatchObject({
      cause: { message: expect.stringMatching('do not balance') as string },
    });
  });

  it('that more of an entry is settled than it is, or by another school', async () => {
    const [{ id }, other] = [await issue(), await issue()];
    const creditId = randomUUID();
    await register(id, { id: creditId, amountOre: 1000_00 });
    const settle = (debitId: string, amountOre: number) =>
      database.db.insert(allocations).values({ creditId, debitId, amountOre, madeBy: 'billing' });
    for (const [debitId, amountOre] of [
      [id, 1],
      [id, -1000_01],
      [other.id, 1],
    ] as const) {
      await expect(settle(debitId, amountOre)).rejects.toMatchObject({
        cause: { message: expect.stringMatching('cannot settle') as string },
      });
    }
    expect(await leftOf(id)).toBe(873_75);
  });
});

it.each([
  ['ledger_entries', 'day = day'],
  ['ledger_postings', 'account = account'],
  ['allocations', 'made_at = made_at'],
  ['office_log', 'created_at = created_at'],
])('%s are never changed, by no statement', async (table, change) => {
  const { id } = await issue();
  await register(id);
  const refusal = { cause: { message: expect.stringMatching('never changed') as string } };
  for (const statement of [`update ${table} set ${change}`, `delete from ${table}`]) {
    await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject(refusal);
  }
});

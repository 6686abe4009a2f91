import { asc, count, eq } from 'drizzle-orm';
import {
  makeInvoice,
  singleLine,
  type CreditNote,
  type Invoice,
} from '@/lib/core/billing/invoice/invoice';
import { invoiceProblems } from '@/lib/core/billing/invoice/invoice-problems';
import { invoiceFacts } from '@/lib/core/billing/testing/invoices';
import { invoiceLines, invoices, schoolOrders } from '@/lib/db/schema/tables';
import { addOrder as storeOrder } from '@/lib/server/testing/add-order';
import { issueOrderInvoice } from '@/lib/server/testing/issue-order-invoice';
import { testDatabase } from '@/lib/server/testing/test-school';
import { setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';
import { issueCreditNote } from '../testing/issue-credit-note';
import type { Crediting } from './credit-invoice';
import { readInvoice } from './read-invoice';
import { storeWithNextNumber } from './store-invoice';

const database = testDatabase();
beforeAll(() => {
  useTestEnvironment(database);
  setTestVariables({ DEMO: 'true' });
});
const { seller } = invoiceFacts;
const nowMs = Date.UTC(2026, 10, 30, 23, 30);

const addOrder = (values: Parameters<typeof storeOrder>[1] = {}) => storeOrder(database.db, values);
const issue = (orderId: string) => issueOrderInvoice(database.db, orderId, seller, nowMs);
const allNumbers = async () =>
  (await database.db.select().from(invoices).orderBy(asc(invoices.number))).map(
    ({ number }) => number,
  );
const withoutGaps = (numbers: number[]) => numbers.map((_, index) => 10001 + index);
const credit = (invoiceId: string, netOre: number, values: Partial<Crediting> = {}) => {
  const period = { start: '2027-01-01', end: '2027-11-30' };
  const lines = [{ ...singleLine('Dager som ikke er brukt', netOre), period }];
  return issueCreditNote(database.db, invoiceId, { period, lines, ...values }, nowMs);
};

it('an order is invoiced with its plan and buyer, dated by the day in Norway', async () => {
  const made = await issue(await addOrder());
  const document = (await readInvoice(database.db, made)) as Invoice;
  expect(document).toMatchObject({
    type: 'invoice',
    issuedOn: '2026-12-01',
    dueOn: '2026-12-31',
    period: { start: '2026-12-01', end: '2027-11-30' },
    seller,
    buyer: { name: 'Eksempel skole', organizationNumber: '987654325' },
    customerReference: 'REF-4711',
    lines: [
      {
        ...singleLine(
          'Klassekart, lisens Mellomstor skole, Fjellvik skole, 01.12.2026–30.11.2027',
          1499_00,
        ),
        period: { start: '2026-12-01', end: '2027-11-30' },
      },
    ],
    ...{ netOre: 1499_00, vatOre: 374_75, totalOre: 1873_75 },
  });
  expect(invoiceProblems(document)).toEqual([]);
});

it('simultaneous invoices are numbered without gaps or duplicates, even if storing some of them fails', async () => {
  const before = (await allNumbers()).length;
  const orders = await Promise.all(Array.from({ length: 20 }, () => addOrder()));
  const failing = async (orderId: string) =>
    database.db.transaction(async (tx) => {
      const [order] = await tx.select().from(schoolOrders).where(eq(schoolOrders.id, orderId));
      const make = (number: number) => makeInvoice(number, invoiceFacts);
      await storeWithNextNumber(tx, { order: order!, creditsId: null, make }, nowMs);
      throw new Error('The connection is gone');
    });
  const results = await Promise.allSettled(
    orders.map((orderId, index) => (index % 4 === 3 ? failing(orderId) : issue(orderId))),
  );
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  const numbers = await allNumbers();
  expect(numbers).toHaveLength(before + 15);
  expect(numbers).toEqual(withoutGaps(numbers));
});

it('an invalid invoice is not issued and uses no number', async () => {
  const numbers = await allNumbers();
  await expect(issue(await addOrder({ organizationNumber: '987654324' }))).rejects.toThrow(
    "the buyer's organization number has its check digit",
  );
  expect(await allNumbers()).toEqual(numbers);
});

it('hidden characters are removed from the name and the reference of a buyer', async () => {
  const orderId = await addOrder({
    organizationName: 'Skolen\u202e på\u0085berget 🏫',
    customerReference: '\u200b',
  });
  const document = await readInvoice(database.db, await issue(orderId));
  expect(document.buyer.name).toBe('Skolen på berget 🏫');
  expect(document.customerReference).toBeNull();
});

describe('a credit note', () => {
  it('has the next number and a reference to its invoice', async () => {
    const invoice = await issue(await addOrder());
    const made = await credit(invoice.id, 500_00);
    expect(made).toMatchObject({
      number: invoice.number + 1,
      kid: invoice.kid,
      credits: { number: invoice.number, issuedOn: '2026-12-01' },
      ...{ netOre: 500_00, vatOre: 125_00, totalOre: 625_00 },
    });
    const [row] = await database.db.select().from(invoices).where(eq(invoices.number, made.number));
    expect((await readInvoice(database.db, row!)) as CreditNote).toEqual(made);
  });

  it('never credits more than the invoice, even by simultaneous requests', async () => {
    const { id } = await issue(await addOrder());
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => credit(id, 600_00)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await credit(id, 299_00);
    await expect(credit(id, 1)).rejects.toThrow('More would be credited than is left');
    const numbers = await allNumbers();
    expect(numbers).toEqual(withoutGaps(numbers));
  });

  it('cannot credit another credit note', async () => {
    const invoice = await issue(await addOrder());
    const { number } = await credit(invoice.id, 1_00);
    const [row] = await database.db.select().from(invoices).where(eq(invoices.number, number));
    await expect(credit(row!.id, 1)).rejects.toThrow('is no invoice');
  });
});

describe('an issued invoice', () => {
  const cause = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: Error) => (error.cause as Error).message,
    );

  it('cannot be updated or deleted in the database', async () => {
    const { id, orderId } = await issue(await addOrder());
    const never = 'An issued invoice is never changed: make a credit note';
    const { db } = database;
    const byId = eq(invoices.id, id);
    expect(await cause(db.update(invoices).set({ kid: '0' }).where(byId))).toBe(never);
    expect(await cause(db.delete(invoices).where(byId))).toBe(never);
    const line = eq(invoiceLines.invoiceId, id);
    expect(await cause(db.update(invoiceLines).set({ netOre: 1 }).where(line))).toBe(never);
    expect(await cause(db.delete(invoiceLines).where(line))).toBe(never);
    expect(await cause(db.delete(schoolOrders).where(eq(schoolOrders.id, orderId)))).toMatch(
      'invoices_order_id_school_orders_id_fk',
    );
  });

  it('cannot get an additional line', async () => {
    const { id } = await issue(await addOrder());
    const days = { periodStart: '2026-12-01', periodEnd: '2027-11-30' };
    const more = { invoiceId: id, position: 1, ...singleLine('Tillegg', 1), ...days };
    const lines = database.db.insert(invoiceLines).values(more);
    expect(await cause(lines)).toMatch('do not add up');
    const [{ total }] = (await database.db
      .select({ total: count() })
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, id))) as [{ total: number }];
    expect(total).toBe(1);
  });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Failure, InvoiceState } from '@/lib/contracts/billing/office';
import { invoiceFacts } from '@/lib/core/billing/testing/invoices';
import { invoiceDeliveries, invoices, officeClerks, officeLog } from '@/lib/db/schema/tables';
import { readCursor } from '@/lib/server/database/page-cursor';
import { addOrder } from '@/lib/server/testing/add-order';
import { addSchool, openTestDatabase } from '@/lib/server/testing/test-school';
import { setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';
import { issueOrderInvoice } from '@/lib/server/testing/issue-order-invoice';
import { deliverInvoices, type DeliveryWays } from '../delivery/deliver-invoices';
import { NotInPeppol } from '../delivery/delivery-failure';
import { registerPayment } from '../payments/register-payment';
import { payBack } from '../testing/pay-back';
import { creditForOffice } from './credit-invoice';
import { listInvoices } from './list-invoices';
import { requireClerk, type OfficeClerk } from '@/lib/server/auth/office-clerk';
import { readRefused } from './billing-failures';
import { readDocument, readOfficeInvoice } from './read-office-invoice';
import { redeliver } from './redeliver';
import { listClerks, removeClerk } from './tie-clerk';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  useTestEnvironment(database);
  // A file stands for the access point.
  setTestVariables({ DEMO: 'true' });
}, 60_000);
afterAll(() => database.close());

const issuedMs = Date.UTC(2026, 11, 1, 8);
const overdueMs = Date.UTC(2027, 0, 1, 8);
const clerk = { email: 'kontor@example.no' } as OfficeClerk;
const totalOre = 1873_75;
const netOre = 1499_00;

const issue = async (values: Parameters<typeof addOrder>[1] = {}) =>
  issueOrderInvoice(
    database.db,
    await addOrder(database.db, values),
    invoiceFacts.seller,
    issuedMs,
  );
const pay = (invoiceId: string, amountOre = totalOre, reference: string = randomUUID()) =>
  registerPayment(
    database.db,
    clerk,
    invoiceId,
    { reference, amountOre, paidOn: '2026-12-20', seenLeftOre: totalOre },
    overdueMs,
  );
const credit = (invoiceId: string, net: number, seen = netOre, billsAnew = false) =>
  creditForOffice(
    database.db,
    clerk,
    invoiceId,
    { netOre: net, seenCreditableNetOre: seen, reason: 'Bestilt to ganger', billsAnew },
    overdueMs,
  );
const read = (id: string) => readOfficeInvoice(database.db, clerk, id, overdueMs);
const list = (search: string, state: InvoiceState = 'all', after?: string, nowMs = overdueMs) =>
  listInvoices(database.db, clerk, { search, state, after: readCursor(after) }, nowMs);
const deliveryOf = async (id: string) => (await read(id)).documents[0]!.delivery;
const numbersOf = async (...wanted: Parameters<typeof list>) =>
  (await list(...wanted)).invoices.map(({ number }) => number);

describe('an office clerk', () => {
  const hour = 60 * 60 * 1000;
  const session = {
    ...{ email: 'Kontor@Example.no', isClerk: true },
    authenticatedAt: new Date(issuedMs),
  };

  it("is an account with the clerk role, not any account that has a clerk's email address", () => {
    expect(requireClerk(session, issuedMs).email).toBe('kontor@example.no');
    expect(() => requireClerk({ ...session, isClerk: false }, issuedMs)).toThrow('notFound');
  });

  it('has to enter the password again after twelve hours', () => {
    expect(() => requireClerk(session, issuedMs + 12 * hour)).not.toThrow();
    expect(() => requireClerk(session, issuedMs + 12 * hour + 1)).toThrow('passwordNeeded');
  });

  it('can be removed by the operator', async () => {
    const addedAt = new Date(issuedMs);
    await database.db
      .insert(officeClerks)
      .values({ firebaseUid: 'clerk', email: 'kontor@example.no', addedAt });
    expect(await removeClerk(database.db, '\u212Aontor@example.no')).toBe(false);
    expect(await listClerks(database.db)).toMatchObject([{ email: 'kontor@example.no' }]);
    expect(await removeClerk(database.db, 'KONTOR@example.no')).toBe(true);
    expect(await listClerks(database.db)).toEqual([]);
  });
});

describe('the list of invoices', () => {
  it('can be searched by number, KID, amount, organization number, buyer and school', async () => {
    const schoolId = await addSchool(database.db, { name: 'Ørnes ungdomsskole' });
    const { id, number, kid } = await issue({
      schoolId,
      organizationName: 'Meløy kommune',
      organizationNumber: '974760673',
      ...{ netOre: 4321_00, vatOre: 1080_25, totalOre: 5401_25 },
    });
    await issue();
    await credit(id, 100_00, 4321_00);
    const [note] = await database.db.select().from(invoices).where(eq(invoices.creditsId, id));
    const spaced = kid.replace(/(...)/g, '$1 ');
    for (const search of [
      ...[String(number), kid, kid.replace(/^0+/, ''), spaced, '974760673', '974 760 673'],
      ...[
        '5401,25',
        '5 401,25',
        'ørnes',
        'UNGDOMS',
        'meløy ørnes',
        'meløy kommune',
        String(note!.number),
      ],
    ]) {
      expect([search, await numbersOf(search)]).toEqual([search, [number]]);
    }
    for (const search of [
      '99999999',
      '999999998',
      '123456785',
      "ørnes' | x",
      'bergen',
      '1'.repeat(40),
    ]) {
      expect([search, await numbersOf(search)]).toEqual([search, []]);
    }
  });

  it('shows each invoice as due, overdue or settled on a given day', async () => {
    // A school each: what is paid too much is set off against other invoices of the school.
    const [open, partly, paid, credited, over] = await Promise.all(
      Array.from({ length: 5 }, async () =>
        issue({ schoolId: await addSchool(database.db, { name: 'Filterskolen' }) }),
      ),
    );
    await pay(partly!.id, 100_00);
    await pay(paid!.id);
    await credit(credited!.id, netOre);
    await pay(over!.id, totalOre + 1);
    const sorted = (rows: ({ number: number } | undefined)[]) =>
      rows.map((row) => row!.number).sort();
    const find = async (state: InvoiceState, nowMs: number) =>
      (await numbersOf('filterskolen', state, undefined, nowMs)).sort();
    const lastDay = Date.UTC(2026, 11, 31, 8);
    expect(await find('due', lastDay)).toEqual(sorted([open, partly]));
    expect(await find('overdue', lastDay)).toEqual([]);
    expect(await find('due', overdueMs)).toEqual([]);
    expect(await find('overdue', overdueMs)).toEqual(sorted([open, partly]));
    expect(await find('settled', overdueMs)).toEqual(sorted([paid, credited, over]));
    const states = (await list('filterskolen')).invoices.map((row) => [
      ...[row.number, row.settlement.state, row.isOverdue],
    ]);
    expect(new Set(states.map(String))).toEqual(
      new Set(
        [
          [open!.number, 'open', true],
          [partly!.number, 'partlyPaid', true],
          [paid!.number, 'paid', false],
          [credited!.number, 'credited', false],
          [over!.number, 'overpaid', false],
        ].map(String),
      ),
    );
  });

  it('is paginated without duplicates and gaps, for all invoices and for overdue ones', async () => {
    const schoolId = await addSchool(database.db, { name: 'Sideskolen' });
    const made: number[] = [];
    for (let index = 0; index < 60; index += 1) made.push((await issue({ schoolId })).number);
    for (const filter of ['all', 'overdue'] as const) {
      const first = await list('sideskolen', filter);
      const second = await list('sideskolen', filter, first.next!);
      expect([first.invoices.length, second.invoices.length, second.next]).toEqual([50, 10, null]);
      const seen = [...first.invoices, ...second.invoices].map(({ number }) => number);
      expect(seen.sort()).toEqual(made.sort());
    }
  });
});

describe('an invoice', () => {
  it('shows its documents and its history to a clerk', async () => {
    const { id, kid } = await issue();
    const paymentId = randomUUID();
    await pay(id, 1000_00, paymentId);
    await payBack(database.db, clerk, paymentId, overdueMs);
    await credit(id, 500_00);
    expect(await read(id)).toMatchObject({
      kid,
      schoolName: 'Fjellvik skole',
      isOverdue: true,
      settlement: { state: 'open', leftOre: totalOre - 625_00, excessOre: 0 },
      creditableNetOre: 999_00,
      bookedLeftOre: totalOre - 625_00,
      payer: { organizationName: 'Eksempel skole', organizationNumber: '987654325' },
      documents: [
        { type: 'invoice', delivery: { channel: 'ehf', state: 'waiting' } },
        { type: 'creditNote', totalOre: 625_00, delivery: { state: 'waiting' } },
      ],
      history: [
        { kind: 'issued', by: null },
        { kind: 'paid', by: clerk.email, amountOre: 1000_00, day: '2026-12-20' },
        { kind: 'paidBack', by: clerk.email, amountOre: 1000_00 },
        {
          ...{ kind: 'credited', by: clerk.email, amountOre: 625_00 },
          about: expect.stringMatching(
            /^Klassekart, lisens Mellomstor skole, Fjellvik skole, [\d.]+–[\d.]+\. Bestilt to ganger$/,
          ) as string,
        },
      ],
    });
  });

  it('is not found by the id of its credit note', async () => {
    const { id } = await issue();
    await credit(id, netOre);
    const noteId = (await read(id)).documents[1]!.id;
    expect(await readDocument(database.db, clerk, noteId)).toMatchObject({ type: 'creditNote' });
    for (const other of [noteId, randomUUID(), 'x']) {
      await expect(read(other)).rejects.toMatchObject({ code: 'notFound' });
    }
  });
});

describe('a credit note', () => {
  it('is issued once for simultaneous requests', async () => {
    const { id } = await issue();
    const results = await Promise.allSettled([credit(id, 100_00), credit(id, 100_00)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(id)).documents).toHaveLength(2);
    const log = await database.db.select().from(officeLog).where(eq(officeLog.invoiceId, id));
    expect(log).toMatchObject([{ kind: 'invoiceCredited', detail: { amountOre: 125_00 } }]);
  });

  it.each([
    ['more than the remaining amount', netOre + 100, netOre, 'invalidRequest'],
    ['a part in kroner and øre', 100_50, netOre, 'invalidRequest'],
    ['an outdated remaining amount', 100_00, netOre - 1, 'changedMeanwhile'],
  ])('for %s is refused and uses no invoice number', async (_, net, seen, code) => {
    const { id } = await issue();
    await expect(credit(id, net, seen)).rejects.toMatchObject({ code });
    expect((await issue()).number).toBe((await read(id)).number + 1);
  });

  it('for the rest of a partly credited invoice leaves no øre open', async () => {
    const { id } = await issue({ netOre: 1499_03, vatOre: 374_76, totalOre: 1873_79 });
    await credit(id, 333_00, 1499_03);
    await credit(id, 1166_03, 1166_03);
    expect((await read(id)).settlement).toEqual({ state: 'credited', leftOre: 0, excessOre: 0 });
  });
});

describe('an invoice delivery', () => {
  it('that failed is shown with its reason, and simultaneous requests retry it once', async () => {
    const { id, number } = await issue();
    await database.db
      .update(invoiceDeliveries)
      .set({
        refusedAt: new Date(issuedMs),
        attempts: 15,
        problem: 'refused',
        answer: '422 {"code":"BR-CO-15"}',
      })
      .where(eq(invoiceDeliveries.invoiceId, id));
    expect(await readRefused(database.db)).toMatchObject([
      { ...{ invoiceId: id, number }, about: 'refused', answer: '422 {"code":"BR-CO-15"}' },
    ] satisfies Partial<Failure>[]);
    await Promise.all(
      [1, 2].map(() => redeliver(database.db, clerk, id, { way: 'again' }, overdueMs)),
    );
    expect(await readRefused(database.db)).toEqual([]);
    const at = new Date(overdueMs).toISOString();
    expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', at });
    const log = await database.db.select().from(officeLog).where(eq(officeLog.invoiceId, id));
    expect(log.map(({ kind }) => kind)).toEqual(['deliveryRetried']);
  });

  it('that is pending cannot be retried or marked as delivered', async () => {
    const { id } = await issue();
    await redeliver(database.db, clerk, id, { way: 'again' }, overdueMs);
    expect((await deliveryOf(id))!.at).toBe(new Date(issuedMs).toISOString());
    const unknown = redeliver(database.db, clerk, randomUUID(), { way: 'elsewhere' }, overdueMs);
    await expect(unknown).rejects.toMatchObject({ code: 'notFound' });
    await redeliver(database.db, clerk, id, { way: 'elsewhere' }, overdueMs);
    expect((await deliveryOf(id))!.state).toBe('waiting');
  });

  const refuse = (id: string) =>
    database.db
      .update(invoiceDeliveries)
      .set({ refusedAt: new Date(issuedMs), attempts: 1, problem: 'notInPeppol' })
      .where(eq(invoiceDeliveries.invoiceId, id));

  it('that failed is repeated to the email address that the clerk enters', async () => {
    const schoolId = await addSchool(database.db);
    const first = await issue({ schoolId });
    await refuse(first.id);
    const emailAddress = 'regnskap@kommune.example';
    await redeliver(database.db, clerk, first.id, { way: 'email', emailAddress }, overdueMs);
    expect(await deliveryOf(first.id)).toMatchObject({
      ...{ channel: 'email', emailAddress, state: 'waiting', problem: null },
    });
    const log = await database.db.select().from(officeLog).where(eq(officeLog.invoiceId, first.id));
    expect(log.map(({ kind }) => kind)).toEqual(['deliveryByEmail']);
    const mailed: string[] = [];
    const unreachable = new Set<string>();
    const ways: DeliveryWays = {
      sendEhf: async (invoiceId) => {
        if (unreachable.has(invoiceId)) throw new NotInPeppol();
      },
      mailInvoice: async (name, to) => void mailed.push(`${name} to ${to}`),
    };
    const deliver = () => deliverInvoices(database.db, overdueMs, () => false, ways);
    await deliver();
    const next = await issue({ schoolId });
    unreachable.add(next.id);
    await deliver();
    expect(mailed.filter((line) => line.endsWith(emailAddress))).toEqual(
      [first, next].map(({ number }) => `invoice-${number} to ${emailAddress}`),
    );
  });

  it('that succeeded can be repeated to another email address', async () => {
    const { id, number } = await issue();
    const mailed: string[] = [];
    const ways: DeliveryWays = {
      sendEhf: async () => {},
      mailInvoice: async (name, to) => void mailed.push(`${name} to ${to}`),
    };
    const deliver = () => deliverInvoices(database.db, overdueMs, () => false, ways);
    await deliver();
    expect((await deliveryOf(id))!.state).toBe('delivered');
    const emailAddress = 'sent@kommune.example';
    await redeliver(database.db, clerk, id, { way: 'email', emailAddress }, overdueMs);
    await deliver();
    expect(mailed).toEqual([`invoice-${number} to ${emailAddress}`]);
    expect(await deliveryOf(id)).toMatchObject({ channel: 'email', emailAddress });
  });

  it('is removed from the list of failures when the clerk marks the invoice as delivered', async () => {
    const { id } = await issue();
    await refuse(id);
    await redeliver(database.db, clerk, id, { way: 'elsewhere' }, overdueMs);
    expect(await readRefused(database.db)).toEqual([]);
    const at = new Date(overdueMs).toISOString();
    expect(await deliveryOf(id)).toMatchObject({ state: 'elsewhere', at });
    await redeliver(database.db, clerk, id, { way: 'again' }, overdueMs);
    expect((await deliveryOf(id))!.state).toBe('elsewhere');
  });
});

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { invoiceFacts } from '@/lib/core/billing/testing/invoices';
import { invoiceBalances, ledgerEntries, officeLog } from '@/lib/db/schema/tables';
import { addOrder } from '@/lib/server/testing/add-order';
import { issueOrderInvoice } from '@/lib/server/testing/issue-order-invoice';
import { testDatabase } from '@/lib/server/testing/test-school';
import { enterMoney } from '../receivables/enter';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { ledgerInvariants, findBroken } from '../testing/invariants';
import { checkBankLines, registerBankLines } from './bank-lines';
import { takeBackPayment } from './take-back-payment';
import {
  matchUnmatched,
  readUnmatched,
  registerUnmatched,
  sendBack,
  type NewUnmatched,
} from './unmatched';

const database = testDatabase();
const nowMs = Date.UTC(2026, 11, 20, 8);
const clerk = { email: 'kontor@example.no' } as OfficeClerk;
const totalOre = 1873_75;

const issue = async () =>
  issueOrderInvoice(database.db, await addOrder(database.db), invoiceFacts.seller, nowMs);
/** Registers money without an invoice, and returns its id. */
async function receive(values: Partial<NewUnmatched> = {}): Promise<string> {
  const id = randomUUID();
  const said = { kid: '99', payer: 'Fjellvik kommune', message: 'Faktura' };
  const money = { id, amountOre: totalOre, paidOn: '2026-12-18', bankReference: null, ...said };
  await registerUnmatched(database.db, clerk, { ...money, ...values }, nowMs);
  return values.id ?? id;
}
const match = (receivedId: string, invoiceId: string, id: string = randomUUID()) =>
  matchUnmatched(database.db, clerk, receivedId, { id, invoiceId, seenLeftOre: totalOre }, nowMs);
const giveBack = (receivedId: string, id: string = randomUUID(), paidOn = '2026-12-19') =>
  sendBack(database.db, clerk, receivedId, { id, paidOn }, nowMs);
const isWaiting = async (id: string) =>
  (await readUnmatched(database.db)).payments.some((payment) => payment.id === id);
const leftOf = async (invoiceId: string) => {
  const ofInvoice = eq(invoiceBalances.invoiceId, invoiceId);
  const [row] = await database.db.select().from(invoiceBalances).where(ofInvoice);
  return row!.leftOre;
};
/** The balances of the bank and of unmatched money, by this money and its uses. */
async function balances(receivedId: string) {
  const { rows } = await database.db.execute<{ account: number; ore: number }>(sql`
    select account, sum(p.amount_ore)::int as ore from ledger_postings p join ledger_entries e on e.id = p.entry_id
    where e.id = ${receivedId}::uuid or e.received_id = ${receivedId}::uuid group by account`);
  return Object.fromEntries(rows.map(({ account, ore }) => [account, ore]));
}

it('money without an invoice is in the bank once, and waits with what the bank says of it', async () => {
  const id = await receive();
  expect((await readUnmatched(database.db)).payments).toContainEqual({
    ...{ id, amountOre: totalOre, paidOn: '2026-12-18' },
    ...{ kid: '99', payer: 'Fjellvik kommune', message: 'Faktura' },
  });
  expect(await balances(id)).toEqual({ 1920: totalOre, 2990: -totalOre });
});

it('a request that is repeated registers it once; another amount under its id is refused', async () => {
  const id = randomUUID();
  await Promise.all([receive({ id }), receive({ id })]);
  expect(await database.db.$count(ledgerEntries, eq(ledgerEntries.id, id))).toBe(1);
  await expect(receive({ id, amountOre: 1 })).rejects.toMatchObject({ code: 'changedMeanwhile' });
  await expect(receive({ paidOn: '2026-12-21' })).rejects.toMatchObject({ code: 'invalidRequest' });
});

it('a line of a bank file without or with a wrong KID waits, and the file read twice registers nothing twice', async () => {
  const { kid } = await issue();
  const said = { payer: 'Ås\u0000 kommune', message: '' };
  const lines = ['', '000099996', kid].map((each) => ({
    ...{ kid: each, amountOre: totalOre, paidOn: '2026-12-18', ...said },
    ...{ bankReference: randomUUID(), id: randomUUID(), seenLeftOre: totalOre },
  }));
  const register = () => registerBankLines(database.db, clerk, lines, nowMs);
  expect(await register()).toEqual(['unmatched', 'unmatched', 'registered']);
  expect(await register()).toEqual(['known', 'known', 'known']);
  const again = lines.map((line) => ({ ...line, id: randomUUID() }));
  expect(await registerBankLines(database.db, clerk, again, nowMs)).toEqual(
    lines.map(() => 'known'),
  );
  expect(
    (await checkBankLines(database.db, clerk, lines, nowMs)).map(({ verdict }) => verdict),
  ).toEqual([...['known', 'known', 'known']]);
  expect(await isWaiting(lines[0]!.id)).toBe(true);
  expect(await isWaiting(lines[2]!.id)).toBe(false);
});

describe('matching', () => {
  it('makes it the payment of the invoice, from the day on which it came, and the bank is booked once', async () => {
    const [received, { id: invoiceId }, id] = [await receive(), await issue(), randomUUID()];
    await Promise.all([match(received, invoiceId, id), match(received, invoiceId, id)]);
    expect(await leftOf(invoiceId)).toBe(0);
    expect(await isWaiting(received)).toBe(false);
    expect(await balances(received)).toEqual({ 1500: -totalOre, 1920: totalOre, 2990: 0 });
    const [payment] = await database.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.id, id));
    expect(payment).toMatchObject({ kind: 'payment', day: '2026-12-18', forId: invoiceId });
  });

  it('by two clerks at once, with two invoices, happens once', async () => {
    const received = await receive();
    const two = [(await issue()).id, (await issue()).id];
    const results = await Promise.allSettled(two.map((id) => match(received, id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refused] = results.filter((result) => result.status === 'rejected');
    expect(refused!.reason).toMatchObject({ code: 'changedMeanwhile' });
    expect((await Promise.all(two.map(leftOf))).sort()).toEqual([0, totalOre]);
  });

  it('is refused if the invoice got another entry, and for what is no money without an invoice', async () => {
    const { id } = await issue();
    await match(await receive(), id);
    const received = await receive();
    await expect(match(received, id)).rejects.toMatchObject({ code: 'changedMeanwhile' });
    expect(await isWaiting(received)).toBe(true);
    await expect(match(id, id)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('that is taken back leaves it waiting again, to be matched with the right invoice or sent back', async () => {
    const [received, wrong, right] = [await receive(), await issue(), await issue()];
    const paymentId = randomUUID();
    await match(received, wrong.id, paymentId);
    await takeBackPayment(database.db, clerk, paymentId, nowMs);
    expect(await leftOf(wrong.id)).toBe(totalOre);
    expect(await isWaiting(received)).toBe(true);
    expect(await balances(received)).toEqual({ 1500: 0, 1920: totalOre, 2990: -totalOre });
    await match(received, right.id);
    expect(await leftOf(right.id)).toBe(0);
    await expect(giveBack(received)).rejects.toMatchObject({ code: 'changedMeanwhile' });
  });
});

describe('sending it back', () => {
  it('takes it out of the bank, once, and it waits no more', async () => {
    const [received, id] = [await receive(), randomUUID()];
    await Promise.all([giveBack(received, id), giveBack(received, id)]);
    expect(await balances(received)).toEqual({ 1920: 0, 2990: 0 });
    expect(await isWaiting(received)).toBe(false);
    await expect(giveBack(received)).rejects.toMatchObject({ code: 'changedMeanwhile' });
    const { id: invoiceId } = await issue();
    await expect(match(received, invoiceId)).rejects.toMatchObject({ code: 'changedMeanwhile' });
    const log = await database.db
      .select()
      .from(officeLog)
      .where(eq(officeLog.kind, 'unmatchedSentBack'));
    expect(log).toMatchObject([{ actor: clerk.email, detail: { amountOre: totalOre } }]);
  });

  it.each([['2026-12-21'], ['2026-12-17']])(
    'is refused on %s: later than today, or before it came',
    async (day) => {
      const received = await receive();
      const refused = giveBack(received, randomUUID(), day);
      await expect(refused).rejects.toMatchObject({ code: 'invalidRequest' });
      expect(await isWaiting(received)).toBe(true);
    },
  );

  it('or matching, at once, is one of them', async () => {
    const [received, { id }] = [await receive(), await issue()];
    const results = await Promise.allSettled([match(received, id), giveBack(received)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the books refuse', () => {
  const enter = (values: Partial<Parameters<typeof enterMoney>[1]>) =>
    database.db.transaction((tx) =>
      enterMoney(tx, {
        ...{ id: randomUUID(), kind: 'sentBack', schoolId: null, forId: null, day: '2026-12-20' },
        ...{ amountOre: totalOre, source: 'byHand', enteredBy: clerk.email },
        ...values,
      }),
    );

  it.each<[string, Partial<Parameters<typeof enterMoney>[1]>]>([
    ['a payment without a school', { kind: 'payment' }],
    ['what is sent back without having come', {}],
    ['a part of it', { amountOre: 1 }],
  ])('%s', async (name, values) => {
    const receivedId = name === 'a part of it' ? await receive() : undefined;
    await expect(enter({ ...values, receivedId })).rejects.toThrow();
  });
});

it('the invariants of the ledger hold after all this', async () => {
  expect(await findBroken(database.db, '2026-12-20', ledgerInvariants)).toEqual([]);
});

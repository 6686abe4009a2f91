import { randomUUID } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import { invoiceFacts } from '@/lib/core/billing/testing/invoices';
import {
  agreements,
  dunning,
  invoiceBalances,
  ledgerPostings,
  officeLog,
} from '@/lib/db/schema/tables';
import { readCursor } from '@/lib/server/database/page-cursor';
import { addOrder } from '@/lib/server/testing/add-order';
import { issueOrderInvoice } from '@/lib/server/testing/issue-order-invoice';
import { addSchool, testDatabase } from '@/lib/server/testing/test-school';
import { useTestEnvironment } from '@/lib/server/testing/test-server';
import { readStanding } from '../agreement/standing';
import { enterLoss } from '../payments/enter-loss';
import { moveAllocation } from '../payments/move-allocation';
import { refund } from '../payments/refund';
import { registerPayment } from '../payments/register-payment';
import { takeBackPayment } from '../payments/take-back-payment';
import { ledgerInvariants, findBroken } from '../testing/invariants';
import { creditForOffice } from './credit-invoice';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { listEntries, readOfficeSchool } from './read-office-school';
import { readOfficeInvoice } from './read-office-invoice';

const database = testDatabase();
beforeAll(() => useTestEnvironment(database));
const nowMs = Date.UTC(2026, 11, 20, 8);
const clerk = { email: 'kontor@example.no' } as OfficeClerk;
const totalOre = 1873_75;

/** A school with so many invoices of the same sum. */
async function withInvoices(count: number) {
  const schoolId = await addSchool(database.db);
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const orderId = await addOrder(database.db, { schoolId });
    ids.push((await issueOrderInvoice(database.db, orderId, invoiceFacts.seller, nowMs)).id);
  }
  return { schoolId, ids };
}
const leftOf = async (invoiceId: string) => {
  const ofInvoice = eq(invoiceBalances.invoiceId, invoiceId);
  return (await database.db.select().from(invoiceBalances).where(ofInvoice))[0]!.leftOre;
};
async function pay(invoiceId: string, amountOre = totalOre): Promise<string> {
  const id = randomUUID();
  const seen = { seenLeftOre: await leftOf(invoiceId) };
  const payment = { id, amountOre, paidOn: '2026-12-19', ...seen };
  await registerPayment(database.db, clerk, invoiceId, payment, nowMs);
  return id;
}
const readSchool = (schoolId: string) => readOfficeSchool(database.db, clerk, schoolId);
const entries = async (schoolId: string) =>
  (await listEntries(database.db, clerk, schoolId, undefined)).entries;
const postings = (id: string) =>
  database.db
    .select({ account: ledgerPostings.account, ore: ledgerPostings.amountOre })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.entryId, id))
    .orderBy(asc(ledgerPostings.account));
const lastAction = async () => {
  const [row] = await database.db.select().from(officeLog).orderBy(desc(officeLog.createdAt));
  return row!;
};

describe('the page of a school', () => {
  it('shows what is open and to its credit, and each entry with the balance after it', async () => {
    const { schoolId, ids } = await withInvoices(2);
    await pay(ids[0]!, totalOre + 100_00);
    expect(await readSchool(schoolId)).toMatchObject({
      ...{ name: 'Fjellvik skole', owedOre: totalOre - 100_00, creditOre: 0 },
      open: [{ id: ids[1], kind: 'invoice', leftOre: totalOre - 100_00, dueOn: '2027-01-19' }],
    });
    const rows = await entries(schoolId);
    expect(rows.map(({ kind, balanceOre }) => [kind, balanceOre])).toEqual([
      ['invoice', totalOre - 100_00],
      ['invoice', -100_00],
      ['payment', -totalOre - 100_00],
    ]);
    const payment = rows.at(-1)!;
    expect(payment).toMatchObject({ by: clerk.email, document: null, invoice: { id: ids[0] } });
    expect(payment.settles.map(({ debitId, amountOre }) => [debitId, amountOre])).toEqual([
      [ids[1], 100_00],
      [ids[0], totalOre],
    ]);
  });

  it('comes by pages, each entry once, with the balance of all before it', async () => {
    const { schoolId, ids } = await withInvoices(1);
    for (let paid = 0; paid < 60; paid += 1) await pay(ids[0]!, 1_00);
    const first = await listEntries(database.db, clerk, schoolId, undefined);
    const after = readCursor(first.next ?? undefined);
    const second = await listEntries(database.db, clerk, schoolId, after);
    const rows = [...first.entries, ...second.entries];
    expect([first.entries.length, rows.length, second.next]).toEqual([50, 61, null]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(61);
    let balance = 0;
    for (const row of rows.reverse()) {
      balance += row.amountOre;
      expect(row.balanceOre).toBe(balance);
    }
  });

  it('is none for an id of no school', async () => {
    for (const id of [randomUUID(), 'x']) {
      await expect(readSchool(id)).rejects.toMatchObject({ code: 'notFound' });
      await expect(entries(id)).rejects.toMatchObject({ code: 'notFound' });
    }
  });
});

describe('a refund', () => {
  const credited = async () => {
    const { schoolId, ids } = await withInvoices(1);
    const paymentId = await pay(ids[0]!, totalOre + 500_00);
    return { schoolId, paymentId };
  };
  const give = (schoolId: string, values: Partial<Parameters<typeof refund>[3]> = {}) => {
    const wish = { id: randomUUID(), amountOre: 300_00, paidOn: '2026-12-20' };
    return refund(
      database.db,
      clerk,
      schoolId,
      { ...wish, seenCreditOre: 500_00, ...values },
      nowMs,
    );
  };

  it('takes the credit that it gives back, once however often it is sent', async () => {
    const { schoolId } = await credited();
    const id = randomUUID();
    await Promise.all([give(schoolId, { id }), give(schoolId, { id })]);
    expect(await readSchool(schoolId)).toMatchObject({ owedOre: 0, creditOre: 200_00, open: [] });
    expect(await postings(id)).toEqual([
      { account: 1500, ore: 300_00 },
      { account: 1920, ore: -300_00 },
    ]);
    expect((await entries(schoolId))[0]).toMatchObject({ kind: 'refund', balanceOre: -200_00 });
    expect(await lastAction()).toMatchObject({
      ...{ kind: 'refunded', schoolId, detail: { amountOre: 300_00 } },
    });
  });

  it.each([
    ['more than the credit', { amountOre: 500_01 }, 'invalidRequest'],
    ['a day in the future', { paidOn: '2026-12-21' }, 'invalidRequest'],
    ['another credit than the one seen', { seenCreditOre: 499_99 }, 'changedMeanwhile'],
  ])('of %s is refused', async (_, values, code) => {
    const { schoolId } = await credited();
    await expect(give(schoolId, values)).rejects.toMatchObject({ code });
    expect(await readSchool(schoolId)).toMatchObject({ creditOre: 500_00 });
  });

  it('of a payment that is taken back afterwards is owed', async () => {
    const { schoolId, paymentId } = await credited();
    await give(schoolId);
    await takeBackPayment(database.db, clerk, paymentId, nowMs);
    const { owedOre, creditOre, open } = await readSchool(schoolId);
    expect({ owedOre, creditOre }).toEqual({ owedOre: totalOre + 300_00, creditOre: 0 });
    expect(open.map(({ kind }) => kind).sort()).toEqual(['invoice', 'refund']);
  });
});

describe('a moved allocation', () => {
  async function paidTheFirst() {
    const { schoolId, ids } = await withInvoices(2);
    const [fromId, toId] = [ids[0]!, ids[1]!];
    const creditId = await pay(fromId);
    const sums = { amountOre: totalOre, seenSettledOre: totalOre, seenLeftOre: totalOre };
    const wish = { creditId, fromId, toId, ...sums };
    const move = (values: Partial<Parameters<typeof moveAllocation>[3]> = {}) =>
      moveAllocation(database.db, clerk, schoolId, { id: randomUUID(), ...wish, ...values }, nowMs);
    return { schoolId, fromId, toId, creditId, move };
  }

  it('opens the one and settles the other, with a row below zero and a new one, once', async () => {
    const { schoolId, fromId, toId, move } = await paidTheFirst();
    const id = randomUUID();
    await Promise.all([move({ id }), move({ id })]);
    expect([await leftOf(fromId), await leftOf(toId)]).toEqual([totalOre, 0]);
    const { settles } = (await entries(schoolId)).find(({ kind }) => kind === 'payment')!;
    expect(settles.map(({ debitId, amountOre, by }) => [debitId, amountOre, by])).toEqual([
      [fromId, totalOre, clerk.email],
      [fromId, -totalOre, clerk.email],
      [toId, totalOre, clerk.email],
    ]);
    expect(await lastAction()).toMatchObject({ kind: 'allocationMoved', invoiceId: toId });
  });

  it('begins the dunning of the opened invoice again', async () => {
    const { fromId, move } = await paidTheFirst();
    const steps = () => database.db.select().from(dunning).where(eq(dunning.invoiceId, fromId));
    const taken = { invoiceId: fromId, takenOn: '2026-12-19' };
    await database.db.insert(dunning).values({ ...taken, step: 'reminded' });
    await move({ amountOre: 100_00 });
    expect(await leftOf(fromId)).toBe(100_00);
    expect(await steps()).toMatchObject([{ step: 'reminded', isOver: true }]);
  });

  it('is refused for other sums than those seen, more than is open, and what is no invoice of the school', async () => {
    const { fromId, toId, creditId, move } = await paidTheFirst();
    const other = (await withInvoices(1)).ids[0]!;
    for (const [values, code] of [
      [{ seenSettledOre: 1 }, 'changedMeanwhile'],
      [{ seenLeftOre: 1 }, 'changedMeanwhile'],
      [{ amountOre: totalOre + 1 }, 'invalidRequest'],
      [{ toId: fromId, seenLeftOre: 0 }, 'invalidRequest'],
      [{ toId: other }, 'notFound'],
      [{ creditId: toId }, 'notFound'],
      [{ fromId: creditId }, 'notFound'],
    ] as const) {
      await expect(move(values)).rejects.toMatchObject({ code });
    }
    expect([await leftOf(fromId), await leftOf(toId)]).toEqual([0, totalOre]);
  });
});

describe('a loss', () => {
  const lose = (invoiceId: string, values: Partial<Parameters<typeof enterLoss>[3]> = {}) => {
    const wish = { id: randomUUID(), amountOre: totalOre, reason: 'Konkurs' };
    return enterLoss(
      database.db,
      clerk,
      invoiceId,
      { ...wish, seenLeftOre: totalOre, ...values },
      nowMs,
    );
  };
  const read = (id: string) => readOfficeInvoice(database.db, clerk, id, nowMs);

  it('settles the invoice, takes its VAT back, and keeps the reason in the log, once', async () => {
    const { schoolId, ids } = await withInvoices(1);
    const id = randomUUID();
    await Promise.all([lose(ids[0]!, { id }), lose(ids[0]!, { id })]);
    expect((await read(ids[0]!)).settlement).toEqual({
      state: 'givenUp',
      leftOre: 0,
      excessOre: 0,
    });
    expect(await readSchool(schoolId)).toMatchObject({ owedOre: 0, creditOre: 0 });
    expect(await postings(id)).toEqual([
      { account: 1500, ore: -totalOre },
      { account: 2701, ore: 374_75 },
      { account: 7830, ore: 1499_00 },
    ]);
    const log = await database.db.select().from(officeLog).where(eq(officeLog.invoiceId, ids[0]!));
    expect(log).toMatchObject([
      { kind: 'lossEntered', detail: { amountOre: totalOre, reason: 'Konkurs' } },
    ]);
  });

  it('of a part leaves the rest open', async () => {
    const { ids } = await withInvoices(1);
    await lose(ids[0]!, { amountOre: 73_75 });
    expect((await read(ids[0]!)).settlement).toMatchObject({ state: 'open', leftOre: 1800_00 });
  });

  it('cannot be credited too: nobody is paid back what they never paid', async () => {
    const { schoolId, ids } = await withInvoices(1);
    await lose(ids[0]!, { amountOre: 873_75 });
    expect((await read(ids[0]!)).creditableNetOre).toBe(800_00);
    const wish = { reason: 'Konkurs', billsAnew: false };
    const credit = (netOre: number, seenCreditableNetOre: number) =>
      creditForOffice(
        database.db,
        clerk,
        ids[0]!,
        { ...wish, netOre, seenCreditableNetOre },
        nowMs,
      );
    await expect(credit(1499_00, 1499_00)).rejects.toMatchObject({ code: 'changedMeanwhile' });
    await credit(800_00, 800_00);
    expect(await readSchool(schoolId)).toMatchObject({ owedOre: 0, creditOre: 0 });
    expect((await read(ids[0]!)).creditableNetOre).toBe(0);
    const note = (await entries(schoolId)).find(({ kind }) => kind === 'creditNote');
    expect(note!.by).toBe(clerk.email);
  });

  it('of more than is open, or of another sum than the one seen, is refused', async () => {
    const { ids } = await withInvoices(1);
    await expect(lose(ids[0]!, { amountOre: totalOre + 1 })).rejects.toMatchObject({
      code: 'invalidRequest',
    });
    await expect(lose(ids[0]!, { seenLeftOre: 1 })).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    expect(await leftOf(ids[0]!)).toBe(totalOre);
  });

  /** An invoice that has stopped the plan of its agreement. */
  async function stopped() {
    const { schoolId, ids } = await withInvoices(1);
    for (const step of ['reminded', 'told', 'stopped'] as const) {
      const taken = { invoiceId: ids[0]!, step, takenOn: '2026-12-10' };
      await database.db.insert(dunning).values(taken);
    }
    expect((await readStanding(database.db, schoolId))!.stoppedOn).toBe('2026-12-10');
    return { schoolId, invoiceId: ids[0]! };
  }
  const endOf = async (schoolId: string) => {
    const [row] = await database.db
      .select()
      .from(agreements)
      .where(eq(agreements.schoolId, schoolId));
    return row!.endsOn;
  };

  it('of all of an invoice that stopped the plan ends the agreement: what is given up is not paid', async () => {
    const { schoolId, invoiceId } = await stopped();
    expect((await readSchool(schoolId)).open).toMatchObject([{ lossEndsAgreement: true }]);
    await lose(invoiceId);
    expect(await endOf(schoolId)).toBe('2026-12-19');
    expect((await readStanding(database.db, schoolId))!.stoppedOn).toBeNull();
  });

  it('of what is left after a payment lets the plan come back', async () => {
    const { schoolId, invoiceId } = await stopped();
    await pay(invoiceId, totalOre - 75);
    expect((await readSchool(schoolId)).open).toMatchObject([{ lossEndsAgreement: false }]);
    await lose(invoiceId, { amountOre: 75, seenLeftOre: 75 });
    expect(await endOf(schoolId)).toBeNull();
    expect((await readStanding(database.db, schoolId))!.stoppedOn).toBeNull();
  });
});

it('the invariants of the ledger hold after all this', async () => {
  expect(await findBroken(database.db, '2026-12-20', ledgerInvariants)).toEqual([]);
});

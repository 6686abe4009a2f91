import type { BankPayment } from '@/lib/core/billing/payment/bank-payment';
import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { invoiceFacts } from '@/lib/core/billing/testing/invoices';
import { ledgerEntries } from '@/lib/db/schema/tables';
import { addOrder } from '@/lib/server/testing/add-order';
import { testDatabase } from '@/lib/server/testing/test-school';
import { issueOrderInvoice } from '@/lib/server/testing/issue-order-invoice';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { checkBankLines, registerBankLines } from './bank-lines';

const database = testDatabase();
const nowMs = Date.UTC(2026, 11, 20, 8);
const clerk = { email: 'kontor@example.no' } as OfficeClerk;
const totalOre = 1873_75;

const issue = async () =>
  issueOrderInvoice(database.db, await addOrder(database.db), invoiceFacts.seller, nowMs);
const line = (kid: string, amountOre = totalOre): BankPayment => ({
  kid,
  amountOre,
  paidOn: '2026-12-19',
  bankReference: randomUUID(),
  payer: 'Fjellvik kommune',
  message: 'Faktura',
});
const check = (...lines: BankPayment[]) => checkBankLines(database.db, clerk, lines, nowMs);
/** Registers what fits, as the page does. */
async function register(lines: BankPayment[]) {
  const checked = await check(...lines);
  const chosen = lines.map((each, index) => ({
    ...each,
    id: randomUUID(),
    seenLeftOre: checked[index]!.invoice?.leftOre ?? 0,
  }));
  return registerBankLines(database.db, clerk, chosen, nowMs);
}
const verdicts = async (...lines: BankPayment[]) =>
  (await check(...lines)).map(({ verdict }) => verdict);

it('each payment is told what it would do', async () => {
  const [a, b, c] = [await issue(), await issue(), await issue()];
  const lines = [
    line(a.kid),
    line(b.kid, 1000_00),
    line(c.kid, 2000_00),
    line('000099996'),
    line(''),
    line('Faktura 10001'),
  ];
  expect(await verdicts(...lines)).toEqual([
    ...['exact', 'less', 'more'],
    ...['unknownKid', 'unknownKid', 'unknownKid'],
  ]);
  expect(await database.db.$count(ledgerEntries, eq(ledgerEntries.kind, 'payment'))).toBe(0);
});

it('several payments of an invoice are looked at one after another', async () => {
  const { kid } = await issue();
  const lines = [line(kid, 1000_00), line(kid, 873_75), line(kid, 1)];
  expect(await verdicts(...lines)).toEqual(['less', 'exact', 'nothingLeft']);
  expect(await register(lines.slice(0, 2))).toEqual(['registered', 'registered']);
});

it('a file read twice, also at once, registers nothing twice', async () => {
  const lines = [line((await issue()).kid), line((await issue()).kid)];
  const [one, two] = await Promise.all([register(lines), register(lines)]);
  const results = [...one, ...two];
  expect(results.filter((result) => result === 'registered')).toHaveLength(2);
  expect(await verdicts(...lines)).toEqual(['known', 'known']);
  expect(await register(lines)).toEqual(['known', 'known']);
  for (const { bankReference } of lines) {
    const [row] = await database.db
      .select({ rows: count() })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.bankReference, bankReference));
    expect(row!.rows).toBe(1);
  }
});

it('the same reference twice in a file is one payment', async () => {
  const twice = line((await issue()).kid);
  expect(await verdicts(twice, twice)).toEqual(['exact', 'known']);
});

it('a payment of a day in the future is left out, and the others are registered', async () => {
  const [a, b, c] = [await issue(), await issue(), await issue()];
  const lines = [line(a.kid), { ...line(b.kid), paidOn: '2026-12-21' }, line(c.kid)];
  expect(await verdicts(...lines)).toEqual(['exact', 'futureDay', 'exact']);
  expect(await register(lines)).toEqual(['registered', 'futureDay', 'registered']);
  expect(await verdicts(...lines)).toEqual(['known', 'futureDay', 'known']);
});

it('a payment whose invoice was paid meanwhile is left out, and the others are registered', async () => {
  const [a, b] = [await issue(), await issue()];
  const seen = [line(a.kid), line(b.kid)].map((each) => ({
    ...each,
    id: randomUUID(),
    seenLeftOre: totalOre,
  }));
  await register([line(a.kid)]);
  expect(await registerBankLines(database.db, clerk, seen, nowMs)).toEqual([
    'changedMeanwhile',
    'registered',
  ]);
});

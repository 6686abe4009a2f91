import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { MakeBooks } from '@/lib/contracts/billing/office-books';
import { ledgerAccounts } from '@/lib/core/billing/receivables/entries';
import { startOfDayMs, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { invoiceFacts } from '@/lib/core/billing/testing/invoices';
import { readXml, type XmlElement } from '@/lib/core/xml/read-xml';
import { ledgerPostings } from '@/lib/db/schema/tables';
import { addOrder } from '@/lib/server/testing/add-order';
import { issueOrderInvoice } from '@/lib/server/testing/issue-order-invoice';
import { addSchool, testDatabase } from '@/lib/server/testing/test-school';
import { setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';
import { enterMoney } from '../receivables/enter';
import { creditForOffice } from '../office/credit-invoice';
import { listActions } from '../office/list-actions';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { registerPayment } from '../payments/register-payment';
import { takeBackPayment } from '../payments/take-back-payment';
import { makeBooks, readBookSums } from './make-books';
import { saftProblems } from './testing/saft-problems';

const database = testDatabase();
const clerk = { email: 'kontor@example.no' } as OfficeClerk;
const atNoon = (day: CalendarDate) => startOfDayMs(day) + 12 * 3600_000;
const hostile = 'R&D <b> "x"; =1+1 \u0001\u202E ' + '😀'.repeat(300);

/** In November 2026 an invoice; then a payment of it, a credit note, a loss and a refund, over the end of the year. */
beforeAll(async () => {
  useTestEnvironment(database);
  setTestVariables({ DEMO: 'true' });
  const { db } = database;
  const issue = async (day: CalendarDate, values: Parameters<typeof addOrder>[1] = {}) =>
    issueOrderInvoice(db, await addOrder(db, values), invoiceFacts.seller, atNoon(day));
  const pay = async (
    invoice: Awaited<ReturnType<typeof issue>>,
    paidOn: CalendarDate,
    amountOre: number,
  ) => {
    const id = randomUUID();
    const payment = { id, amountOre, paidOn, seenLeftOre: invoice.totalOre };
    await registerPayment(db, clerk, invoice.id, payment, atNoon(paidOn));
    return id;
  };
  const first = await issue('2026-11-02');
  await pay(first, '2026-12-20', 1000_00);
  const schoolId = await addSchool(db, { name: '=cmd|calc' });
  const second = await issue('2026-12-03', { schoolId, organizationName: hostile });
  const wish = { netOre: 500_00, seenCreditableNetOre: second.netOre, billsAnew: false };
  await creditForOffice(
    db,
    clerk,
    second.id,
    { ...wish, reason: 'Etter avtale' },
    atNoon('2026-12-10'),
  );
  const third = await issue('2027-01-05');
  await takeBackPayment(
    db,
    clerk,
    await pay(third, '2027-01-20', third.totalOre),
    atNoon('2027-01-21'),
  );
  const money = { schoolId, forId: null, source: 'byHand' as const, enteredBy: clerk.email };
  for (const [kind, day, amountOre] of [
    ['loss', '2027-02-01', 300_00],
    ['payment', '2027-02-02', 2000_00],
    ['refund', '2027-02-03', 100_00],
  ] as const) {
    const entry = { ...money, id: randomUUID(), kind, day, amountOre };
    await db.transaction((tx) => enterMoney(tx, entry));
  }
}, 60_000);

const period = { from: '2026-12-01', to: '2027-01-31' };
const make = async (wanted: Partial<MakeBooks> = {}) => {
  const asked = { ...period, format: 'saft' as const, ...wanted };
  const file = await makeBooks(database.db, clerk, asked, atNoon('2027-02-10'));
  return { ...file, text: await new Response(file.body).text() };
};

const all = (element: XmlElement, ...[name, ...rest]: string[]): XmlElement[] => {
  const found = element.children.filter((child) => child.name === name);
  return rest.length > 0 ? found.flatMap((child) => all(child, ...rest)) : found;
};
const text = (element: XmlElement, ...path: string[]) => all(element, ...path)[0]?.text;
const ore = (kroner = '0') => Math.round(Number(kroner) * 100);
const sum = (ores: number[]) => ores.reduce((total, each) => total + each, 0);
/** Above zero debit. */
const balance = (element: XmlElement, when: 'Opening' | 'Closing') =>
  ore(text(element, `${when}DebitBalance`)) - ore(text(element, `${when}CreditBalance`));
const posted = (line: XmlElement) =>
  ore(text(line, 'DebitAmount', 'Amount')) - ore(text(line, 'CreditAmount', 'Amount'));

describe.each([
  ['over the end of a year', period],
  ['with a loss and a refund', { from: '2027-02-01', to: '2027-02-28' }],
  ['of everything', { from: '2026-11-01', to: '2027-11-30' }],
  ['without entries', { from: '2027-06-01', to: '2027-06-30' }],
  ['before the first entry', { from: '2020-01-01', to: '2020-12-31' }],
])('SAF-T of a period %s', (_, days) => {
  let file: XmlElement;
  let written: string;
  beforeAll(async () => {
    written = (await make(days)).text;
    file = readXml(written)!;
  });
  const lines = () => all(file, 'GeneralLedgerEntries', 'Journal', 'Transaction', 'Line');

  it('is as the schema says', () => {
    expect(saftProblems(written)).toEqual([]);
  });

  it('has as many entries as it says, and as much debit as credit', () => {
    const ledger = all(file, 'GeneralLedgerEntries')[0]!;
    expect(text(ledger, 'NumberOfEntries')).toBe(
      String(all(ledger, 'Journal', 'Transaction').length),
    );
    const ores = lines().map(posted);
    expect(ore(text(ledger, 'TotalDebit'))).toBe(sum(ores.filter((each) => each > 0)));
    expect(text(ledger, 'TotalDebit')).toBe(text(ledger, 'TotalCredit'));
  });

  it('closes each account with its opening and what was posted on it, all in balance', () => {
    const accounts = all(file, 'MasterFiles', 'GeneralLedgerAccounts', 'Account');
    for (const account of accounts) {
      const own = lines().filter((line) => text(line, 'AccountID') === text(account, 'AccountID'));
      expect(balance(account, 'Closing')).toBe(balance(account, 'Opening') + sum(own.map(posted)));
    }
    expect(sum(accounts.map((account) => balance(account, 'Opening')))).toBe(0);
    expect(sum(accounts.map((account) => balance(account, 'Closing')))).toBe(0);
  });

  it('has every customer that a line names, with balances that add up to the account', () => {
    const customers = all(file, 'MasterFiles', 'Customers', 'Customer');
    const ids = customers.map((customer) => text(customer, 'CustomerID'));
    for (const line of lines()) {
      const id = text(line, 'CustomerID');
      expect(id !== undefined).toBe(text(line, 'AccountID') === '1500');
      if (id) expect(ids).toContain(id);
    }
    const [owed] = all(file, 'MasterFiles', 'GeneralLedgerAccounts', 'Account').filter(
      (account) => text(account, 'AccountID') === '1500',
    );
    for (const when of ['Opening', 'Closing'] as const) {
      const own = customers.map((each) => balance(all(each, 'BalanceAccount')[0]!, when));
      expect(sum(own)).toBe(balance(owed!, when));
    }
  });

  it('has the documents of its days, whose VAT less that of losses is the VAT of the ledger', async () => {
    const documents = all(file, 'SourceDocuments', 'SalesInvoices', 'Invoice');
    const vat = documents.map((document) => {
      const [tax] = all(document, 'DocumentTotals', 'TaxInformationTotals');
      return (
        ore(text(tax!, 'CreditTaxAmount', 'Amount')) - ore(text(tax!, 'DebitTaxAmount', 'Amount'))
      );
    });
    const ofAccount = (account: number) =>
      sum(
        lines()
          .filter((line) => text(line, 'AccountID') === String(account))
          .map(posted),
      );
    const sums = await readBookSums(database.db, clerk, days);
    expect(sum(vat)).toBe(sums.vatOre);
    expect(sums.vatOre - sums.lossVatOre).toBe(sums.vatDueOre);
    expect(-ofAccount(ledgerAccounts.outputVat)).toBe(sums.vatDueOre === 0 ? -0 : sums.vatDueOre);
    const [invoices] = all(file, 'SourceDocuments', 'SalesInvoices');
    expect(invoices === undefined).toBe(documents.length === 0);
    if (!invoices) return;
    expect(text(invoices, 'NumberOfEntries')).toBe(String(documents.length));
    const ofSide = (wanted: string) =>
      sum(
        all(invoices, 'Invoice', 'Line')
          .filter((line) => text(line, 'DebitCreditIndicator') === wanted)
          .map((line) => ore(text(line, 'InvoiceLineAmount', 'Amount'))),
      );
    expect(ofSide('C')).toBe(ore(text(invoices, 'TotalCredit')));
    expect(ofSide('D')).toBe(ore(text(invoices, 'TotalDebit')));
    expect(ofSide('C') - ofSide('D')).toBe(sums.netOre);
  });
});

it('SAF-T opens the year with what schools owe, and with sales at 0', async () => {
  const file = readXml((await make({ from: '2027-01-01' })).text)!;
  const accounts = all(file, 'MasterFiles', 'GeneralLedgerAccounts', 'Account');
  const openings = accounts.map((each) => [text(each, 'AccountID'), balance(each, 'Opening')]);
  expect(Object.fromEntries(openings)).toEqual({
    1500: 1873_75 - 1000_00 + 1873_75 - 625_00,
    1920: 1000_00,
    2050: -(1499_00 + 999_00),
    2701: -(374_75 + 249_75),
    2990: 0,
    3000: 0,
    7830: 0,
  });
});

it('SAF-T has the VAT on the lines of sales and losses, and the names of hostile buyers as text', async () => {
  const { text: written } = await make({ from: '2026-11-01', to: '2027-11-30' });
  const file = readXml(written)!;
  const vat = all(file, 'GeneralLedgerEntries', 'Journal', 'Transaction').flatMap((entry) =>
    all(entry, 'Line').flatMap((line) =>
      all(line, 'TaxInformation').map((tax) => [
        ...[text(entry, 'VoucherType'), text(line, 'AccountID'), text(tax, 'TaxBase')],
        text(tax, 'DebitTaxAmount', 'Amount') ?? `-${text(tax, 'CreditTaxAmount', 'Amount')}`,
      ]),
    ),
  );
  expect(vat).toEqual([
    ['invoice', '3000', '1499.00', '-374.75'],
    ['invoice', '3000', '1499.00', '-374.75'],
    ['creditNote', '3000', '500.00', '125.00'],
    ['invoice', '3000', '1499.00', '-374.75'],
    ['loss', '7830', '240.00', '60.00'],
  ]);
  const names = all(file, 'MasterFiles', 'Customers', 'Customer', 'Name').map((each) => each.text);
  const kept = names.find((name) => name.startsWith('R&D <b> "x"; =1+1 😀'))!;
  expect([...kept]).toHaveLength(256);
});

it('CSV has every posting once, guards names, and ends with the sums', async () => {
  const { text: table, name } = await make({ format: 'csv', to: '2027-02-28' });
  expect(name).toBe('klassekart-hovedbok-2026-12-01-2027-02-28.csv');
  const [head, ...rows] = table.split('\r\n');
  const end = rows.indexOf('');
  // Two payments, one of them taken back, a refund; and an invoice, another one, a credit note and a loss with VAT.
  expect(rows.slice(0, end)).toHaveLength(5 * 2 + 4 * 3);
  expect(head!.startsWith('Dato;Bilag')).toBe(true);
  const hostileRows = rows.slice(0, end).filter((row) => row.includes('R&D'));
  for (const row of hostileRows) {
    expect(row).toMatch(/;"R&D <b> ""x""; =1\+1 [^;]+";987654325;"'=cmd\|calc";/);
  }
  expect(hostileRows).toHaveLength(3 + 3 + 3 + 2 + 2);
  const sums = await readBookSums(database.db, clerk, { ...period, to: '2027-02-28' });
  expect(sums).toMatchObject({ netOre: 2 * 1499_00 - 500_00, lossVatOre: 60_00, paidOre: 2900_00 });
  expect(rows).toContain(`Mva. å betale;${(sums.vatDueOre / 100).toFixed(2).replace('.', ',')}`);
});

it('takes entries without a school', async () => {
  const { db } = database;
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await tx.execute('alter table ledger_entries alter column school_id drop not null');
    // Without the checks of schools' entries.
    await tx.execute('set local session_replication_role = replica');
    await tx.execute(sql`insert into ledger_entries (id, kind, day, amount_ore, source, entered_by)
      values (${id}, 'unmatched', '2026-12-05', -7000, 'byHand', ${clerk.email})`);
    await tx.insert(ledgerPostings).values([
      { entryId: id, account: ledgerAccounts.bank, amountOre: 70_00 },
      { entryId: id, account: ledgerAccounts.unmatched, amountOre: -70_00 },
    ]);
  });
  const { text: written } = await make({ from: '2026-12-05', to: '2026-12-05' });
  expect(saftProblems(written)).toEqual([]);
  const file = readXml(written)!;
  const [entry, ...others] = all(file, 'GeneralLedgerEntries', 'Journal', 'Transaction');
  expect(others).toEqual([]);
  expect(text(entry!, 'TransactionID')).toBe(id);
  expect(all(entry!, 'Line', 'CustomerID')).toEqual([]);
  const { text: table } = await make({ format: 'csv', from: '2026-12-05', to: '2026-12-05' });
  expect(table).toContain(`2026-12-05;${id};Uavklart innbetaling;;;;;;2990;`);
});

it('the file is named as the authorities name it, and its making is recorded', async () => {
  const { name } = await make();
  expect(name).toBe('SAF-T Financial_123456785_20270210120000_1_1.xml');
  const { entries } = await listActions(database.db, clerk, undefined);
  expect(entries[0]).toMatchObject({ kind: 'booksExported', actor: clerk.email, period });
});

it.each([
  ['<AuditFileCountry>NO</AuditFileCountry>', ''],
  ['<AuditFileCountry>NO<', '<AuditFileCountry>NOR<'],
  ['<TaxAccountingBasis>', '<Wrong/><TaxAccountingBasis>'],
  ['2026-12-01</SelectionStartDate>', '1.12.2026</SelectionStartDate>'],
  ['</Header>', '</Header><Header/>'],
])('a file with %j changed to %j is not as the schema says', async (right, wrong) => {
  const { text: written } = await make();
  expect(written).toContain(right);
  expect(saftProblems(written.replace(right, wrong))).not.toEqual([]);
});

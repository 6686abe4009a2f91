import 'server-only';
import XMLBuilder from 'fast-xml-builder';
import { ledgerAccounts } from '@/lib/core/billing/receivables/entries';
import {
  describeEntry,
  isVatBase,
  toDecimal,
  toKindName,
  toVatOre,
  toVoucher,
  type BookEntry,
} from '@/lib/core/billing/books/book-entry';
import { closingOre, type AccountBalance, type Balance } from '@/lib/core/billing/books/book-sums';
import { toAccount, vatCode } from '@/lib/core/billing/books/chart';
import type { BooksPeriod } from '@/lib/core/billing/books/books-period';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { CreditNote, Invoice, InvoiceLine, Seller } from '@/lib/core/billing/invoice/invoice';
import { vatPercent } from '@/lib/core/billing/vat';
import { cleanText } from '@/lib/drawing/typesetting/clean-text';

/*
 * SAF-T Financial 1.30 of Norway, in parts. The order of elements and the lengths of texts are those of its schema
 * (Skatteetaten, saf-t, Norwegian_SAF-T_Financial_Schema_v_1.30.xsd).
 */

const builder = new XMLBuilder({ suppressEmptyNode: true });
const write = (elements: object): string => `${builder.build(elements)}\n`;
const writeAll = (name: string, all: object[]) => write({ [name]: all });

/** A text of at most so many characters. */
function fit(text: string, length: number): string {
  const clean = cleanText(text);
  return clean.length <= length ? clean : Array.from(clean).slice(0, length).join('').trim();
}
const middle1 = (text: string) => fit(text, 35);
const middle2 = (text: string) => fit(text, 70);
const long = (text: string) => fit(text, 256);

/** The id of a school without its hyphens, which would be too long. */
const customerId = (schoolId: string) => schoolId.replaceAll('-', '');
const amount = (ore: number) => ({ Amount: toDecimal(ore) });
const period = (day: CalendarDate) => ({
  Period: Number(day.slice(5, 7)),
  PeriodYear: day.slice(0, 4),
});

const side = (ore: number) => (ore < 0 ? 'Credit' : 'Debit');

const openingAndClosing = (balance: Balance) => {
  const closing = closingOre(balance);
  return {
    [`Opening${side(balance.openingOre)}Balance`]: toDecimal(Math.abs(balance.openingOre)),
    [`Closing${side(closing)}Balance`]: toDecimal(Math.abs(closing)),
  };
};

/** VAT of the regular rate: above zero debit. */
const taxInformation = (baseOre: number, taxOre: number) => ({
  TaxType: 'MVA',
  TaxCode: vatCode,
  TaxPercentage: vatPercent,
  Country: 'NO',
  TaxBase: toDecimal(baseOre),
  [`${side(taxOre)}TaxAmount`]: amount(Math.abs(taxOre)),
});

interface HeadFacts {
  seller: Seller;
  software: { company: string; name: string };
  period: BooksPeriod;
  madeMs: number;
  madeBy: string;
}

/** The beginning of the file and its header. */
export function saftHead({ seller, software, period: days, madeMs, madeBy }: HeadFacts): string {
  const name = long(seller.name);
  return `<?xml version="1.0" encoding="UTF-8"?>
<AuditFile xmlns="urn:StandardAuditFile-Taxation-Financial:NO">
${write({
  Header: {
    AuditFileVersion: '1.30',
    AuditFileCountry: 'NO',
    AuditFileDateCreated: toCalendarDate(madeMs),
    SoftwareCompanyName: middle2(software.company),
    SoftwareID: long(software.name),
    SoftwareVersion: '1',
    Company: {
      RegistrationNumber: seller.organizationNumber,
      Name: name,
      Address: {
        StreetName: long(seller.street),
        City: long(seller.city),
        PostalCode: middle2(seller.postalCode),
        Country: 'NO',
        AddressType: 'PostalAddress',
      },
      // As the schema says for a name that is not in parts.
      Contact: {
        ContactPerson: { FirstName: 'NotUsed', LastName: middle2(name) },
        Email: middle2(seller.email),
      },
      TaxRegistration: {
        TaxRegistrationNumber: seller.organizationNumber,
        TaxAuthority: 'Skatteetaten',
      },
      BankAccount: {
        BankAccountNumber: seller.accountNumber,
        GeneralLedgerAccountID: ledgerAccounts.bank,
      },
    },
    DefaultCurrencyCode: 'NOK',
    SelectionCriteria: { SelectionStartDate: days.from, SelectionEndDate: days.to },
    HeaderComment:
      'Fakturaer, kreditnotaer, betalinger og tap fra faktureringen. Resten av regnskapet føres i et annet system.',
    TaxAccountingBasis: 'A',
    UserID: long(madeBy),
  },
})}`;
}

/** A school with a balance or with entries in the period. */
export type CustomerBalance = Balance & {
  schoolId: string;
  /** The buyer of its last document. */
  name: string;
  organizationNumber: string | null;
  schoolName: string;
};

/** The accounts. Behind them stand the customers, if there are any, and `saftTaxTable`. */
export function saftAccounts(balances: readonly AccountBalance[]): string {
  const accounts = balances.map((balance) => {
    const { name, groupingCategory, groupingCode } = toAccount(balance.account);
    return {
      AccountID: balance.account,
      AccountDescription: name,
      GroupingCategory: groupingCategory,
      GroupingCode: groupingCode,
      AccountType: 'GL',
      ...openingAndClosing(balance),
    };
  });
  return `<MasterFiles>\n${write({ GeneralLedgerAccounts: { Account: accounts } })}`;
}

export const saftCustomersHead = '<Customers>\n';
export const saftCustomers = (customers: readonly CustomerBalance[]) =>
  writeAll('Customer', customers.map(toCustomer));
export const saftCustomersEnd = '</Customers>\n';

/** The VAT codes, and the end of what stands before the ledger. */
export const saftTaxTable = `${write({
  TaxTable: {
    TaxTableEntry: {
      TaxType: 'MVA',
      Description: 'Merverdiavgift',
      TaxCodeDetails: {
        TaxCode: vatCode,
        Description: 'Utgående merverdiavgift',
        TaxPercentage: vatPercent,
        Country: 'NO',
        StandardTaxCode: vatCode,
        BaseRate: 100,
      },
    },
  },
})}</MasterFiles>\n`;

function toCustomer({
  schoolId,
  name,
  organizationNumber,
  schoolName,
  ...balance
}: CustomerBalance) {
  return {
    ...(organizationNumber && { RegistrationNumber: organizationNumber }),
    Name: long(name) || customerId(schoolId),
    CustomerID: customerId(schoolId),
    BalanceAccount: { AccountID: ledgerAccounts.receivables, ...openingAndClosing(balance) },
    PartyInfo: { Notes: cleanText(schoolName) },
  };
}

/** How many there are, and the sums of their debits and credits in øre. */
export interface Totals {
  count: number;
  debitOre: number;
  creditOre: number;
}

const totals = ({ count, debitOre, creditOre }: Totals) =>
  write({
    NumberOfEntries: count,
    TotalDebit: toDecimal(debitOre),
    TotalCredit: toDecimal(creditOre),
  });

/** The XML before the transactions of the ledger, and behind them. */
export const saftLedgerHead = (all: Totals) =>
  `<GeneralLedgerEntries>\n${totals(all)}<Journal>\n${write({
    JournalID: 'GL',
    Description: 'Hovedbok',
    Type: 'GL',
  })}`;
export const saftLedgerEnd = '</Journal>\n</GeneralLedgerEntries>\n';

export const saftTransactions = (entries: readonly BookEntry[]) =>
  writeAll('Transaction', entries.map(toTransaction));

function toTransaction(entry: BookEntry) {
  const { kind, day, enteredAt, enteredBy, document, forNumber, schoolId, postings } = entry;
  const enteredOn = toCalendarDate(Date.parse(enteredAt));
  const description = long(describeEntry(entry));
  const vatOre = toVatOre(entry);
  return {
    TransactionID: toVoucher(entry),
    ...period(day),
    TransactionDate: day,
    SourceID: middle1(enteredBy),
    VoucherType: kind,
    VoucherDescription: middle2(toKindName(entry)),
    Description: description,
    SystemEntryDate: enteredOn,
    GLPostingDate: enteredOn,
    Line: postings.map(({ account, amountOre }, index) => {
      const isOwed = account === ledgerAccounts.receivables;
      const reference = document?.number ?? forNumber;
      return {
        RecordID: index + 1,
        AccountID: account,
        ...(document && { SourceDocumentID: document.number }),
        ...(isOwed && schoolId && { CustomerID: customerId(schoolId) }),
        Description: description,
        [`${side(amountOre)}Amount`]: amount(Math.abs(amountOre)),
        ...(isVatBase(account) &&
          vatOre !== null && { TaxInformation: taxInformation(Math.abs(amountOre), vatOre) }),
        ...(reference !== null && { ReferenceNumber: reference }),
        ...(isOwed && document && { CID: document.kid }),
        ...(isOwed && document?.dueOn && { DueDate: document.dueOn }),
      };
    }),
  };
}

/** An invoice or a credit note with its school. */
export type BookDocument = Pick<
  Invoice,
  'number' | 'issuedOn' | 'netOre' | 'vatOre' | 'totalOre'
> & {
  type: (Invoice | CreditNote)['type'];
  schoolId: string;
  creditsNumber: number | null;
  lines: Required<InvoiceLine>[];
};

/** The XML before the documents, and behind them. A file without documents has neither. */
export const saftDocumentsHead = (all: Totals) =>
  `<SourceDocuments>\n<SalesInvoices>\n${totals(all)}`;
export const saftDocumentsEnd = '</SalesInvoices>\n</SourceDocuments>\n';
export const saftEnd = '</AuditFile>\n';

export const saftDocuments = (documents: readonly BookDocument[]) =>
  writeAll('Invoice', documents.map(toInvoice));

/** Message types (UNCL 1001), as in EHF. */
const invoiceTypes = { invoice: '380', creditNote: '381' };

function toInvoice(document: BookDocument) {
  const { number, type, issuedOn, schoolId, creditsNumber, netOre, vatOre, totalOre } = document;
  const sign = type === 'invoice' ? -1 : 1;
  return {
    InvoiceNo: number,
    CustomerInfo: {
      CustomerID: customerId(schoolId),
      // Nothing more is known of it.
      BillingAddress: { Country: 'NO' },
    },
    AccountID: ledgerAccounts.receivables,
    ...period(issuedOn),
    InvoiceDate: issuedOn,
    InvoiceType: invoiceTypes[type],
    GLPostingDate: issuedOn,
    TransactionID: number,
    Line: document.lines.map((line, index) => ({
      LineNumber: index + 1,
      AccountID: ledgerAccounts.sales,
      Delivery: { DeliveryPeriod: { FromDate: line.period.start, ToDate: line.period.end } },
      Quantity: line.quantity,
      UnitPrice: toDecimal(line.unitNetOre),
      TaxPointDate: issuedOn,
      ...(creditsNumber !== null && { References: { CreditNote: { Reference: creditsNumber } } }),
      Description: long(line.description),
      InvoiceLineAmount: amount(line.netOre),
      DebitCreditIndicator: side(sign).charAt(0),
    })),
    DocumentTotals: {
      TaxInformationTotals: taxInformation(netOre, sign * vatOre),
      NetTotal: toDecimal(netOre),
      GrossTotal: toDecimal(totalOre),
    },
  };
}

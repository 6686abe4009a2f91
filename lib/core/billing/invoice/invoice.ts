import type { BillingPeriod } from '../calendar/billing-period';
import type { CalendarDate } from '../calendar/calendar-date';
import { addVat, type InvoiceAmounts } from '../vat';
import { makeKid } from './kid';
import { dueDate } from './terms';

/** The company behind the product, as it was when the invoice was issued. */
export interface Seller {
  name: string;
  /** Organization number of nine digits. */
  organizationNumber: string;
  street: string;
  postalCode: string;
  city: string;
  email: string;
  /** Norwegian bank account number of eleven digits. */
  accountNumber: string;
}

/** The school or its owner, as it was when the invoice was issued. */
export interface Buyer {
  name: string;
  /** Organization number of nine digits. */
  organizationNumber: string;
}

/** Amounts in øre without VAT: `netOre` is `quantity` times `unitNetOre`. All are positive, on a credit note too. */
export interface InvoiceLine {
  description: string;
  quantity: number;
  unitNetOre: number;
  netOre: number;
  /** Period that the line is for, if it differs from the period of the document. */
  period?: BillingPeriod;
}

/** The common part of an invoice and a credit note. */
interface IssuedDocument extends InvoiceAmounts {
  number: number;
  issuedOn: CalendarDate;
  period: BillingPeriod;
  seller: Seller;
  buyer: Buyer;
  /** The buyer's reference on the invoice; null if none was given. */
  customerReference: string | null;
  /** Language of the PDF and of the descriptions in `lines`. */
  language: 'no' | 'en';
  lines: InvoiceLine[];
  /** The KID of the invoice; on a credit note the KID of the credited invoice. */
  kid: string;
}

export interface Invoice extends IssuedDocument {
  type: 'invoice';
  dueOn: CalendarDate;
  /** The part of the total that the school's credit paid when the invoice was issued. The rest is payable. */
  setOffOre: number;
}

/** The payable amount of an invoice. */
export const payableOre = ({ totalOre, setOffOre }: Invoice): number => totalOre - setOffOre;

/** A credit note for an invoice or a part of it, numbered in the series of invoices. */
export interface CreditNote extends IssuedDocument {
  type: 'creditNote';
  /** The credited invoice. */
  credits: { number: number; issuedOn: CalendarDate };
}

/** The facts of an invoice before it has a number. */
export type InvoiceFacts = Pick<
  Invoice,
  'issuedOn' | 'period' | 'seller' | 'buyer' | 'customerReference' | 'language' | 'lines'
> & {
  /** The school's credit in øre. */
  creditOre?: number;
};

/** The facts of a credit note before it has a number. */
export type CreditFacts = Pick<CreditNote, 'issuedOn' | 'period' | 'lines'>;

/** A line with the quantity 1 at a net price in øre. */
export function singleLine(description: string, netOre: number): InvoiceLine {
  return { description, quantity: 1, unitNetOre: netOre, netOre };
}

/** VAT is calculated from the total, not from each line, so that it is rounded once. */
function sumLines(lines: readonly InvoiceLine[]): InvoiceAmounts {
  return addVat(lines.reduce((sum, { netOre }) => sum + netOre, 0));
}

export function makeInvoice(number: number, { creditOre = 0, ...facts }: InvoiceFacts): Invoice {
  const amounts = sumLines(facts.lines);
  return {
    ...facts,
    type: 'invoice',
    number,
    ...amounts,
    setOffOre: Math.min(creditOre, amounts.totalOre),
    dueOn: dueDate(facts.issuedOn),
    kid: makeKid(number),
  };
}

/** Creates a credit note for an invoice, or for the part of it in `facts`. */
export function makeCreditNote(number: number, invoice: Invoice, facts: CreditFacts): CreditNote {
  const { seller, buyer, customerReference, language, kid, issuedOn } = invoice;
  return {
    ...facts,
    type: 'creditNote',
    number,
    ...{ seller, buyer, customerReference, language, kid },
    ...sumLines(facts.lines),
    credits: { number: invoice.number, issuedOn },
  };
}

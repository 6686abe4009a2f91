import type { BillingPeriod } from '../calendar/billing-period';
import type { CalendarDate } from '../calendar/calendar-date';
import { addVat, type InvoiceAmounts } from '../vat';
import { makeKid } from './kid';
import { dueDate } from './terms';

/** Company behind the product, as it was when the invoice was issued. */
export interface Seller {
  name: string;
  /** Organization number of the seller, nine digits. */
  organizationNumber: string;
  street: string;
  postalCode: string;
  city: string;
  email: string;
  /** Norwegian bank account number of the seller, eleven digits. */
  accountNumber: string;
}

/** Buyer of an invoice, a school or its owner, as it was when the invoice was issued. */
export interface Buyer {
  name: string;
  /** Organization number of the buyer, nine digits. */
  organizationNumber: string;
}

/**
 * Line of an invoice or credit note. Amounts are in øre without VAT, positive even on a credit note; `netOre` is
 * `quantity` times `unitNetOre`.
 */
export interface InvoiceLine {
  description: string;
  quantity: number;
  unitNetOre: number;
  netOre: number;
  /** Period of an invoice line; missing if it is the period of the whole invoice. */
  period?: BillingPeriod;
}

interface IssuedDocument extends InvoiceAmounts {
  number: number;
  issuedOn: CalendarDate;
  period: BillingPeriod;
  seller: Seller;
  buyer: Buyer;
  /** Reference of the buyer on an invoice; null if none was given. */
  customerReference: string | null;
  /** Language of an invoice's PDF and of its line descriptions. */
  language: 'no' | 'en';
  lines: InvoiceLine[];
  /** KID (payment reference) of an invoice; on a credit note, the KID of the credited invoice. */
  kid: string;
}

export interface Invoice extends IssuedDocument {
  type: 'invoice';
  dueOn: CalendarDate;
  /**
   * Part of an invoice's total, in øre, that the school's credit paid when the invoice was issued. The rest is payable.
   */
  setOffOre: number;
}

export const payableOre = ({ totalOre, setOffOre }: Invoice): number => totalOre - setOffOre;

/** Credit note for an invoice or a part of it, numbered in the series of invoices. */
export interface CreditNote extends IssuedDocument {
  type: 'creditNote';
  credits: { number: number; issuedOn: CalendarDate };
}

export type InvoiceFacts = Pick<
  Invoice,
  'issuedOn' | 'period' | 'seller' | 'buyer' | 'customerReference' | 'language' | 'lines'
> & {
  /** Credit of the school in øre, which pays a part of the invoice. */
  creditOre?: number;
};

export type CreditFacts = Pick<CreditNote, 'issuedOn' | 'period' | 'lines'>;

/** Returns an invoice line with the quantity 1 at a net price in øre. */
export function singleLine(description: string, netOre: number): InvoiceLine {
  return { description, quantity: 1, unitNetOre: netOre, netOre };
}

/** VAT of an invoice is calculated from the total, not from each line, so that it is rounded once. */
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

/** Creates a credit note for an invoice, or for a part of it. */
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

import type { BillingPeriod } from '../calendar/billing-period';
import type { CalendarDate } from '../calendar/calendar-date';
import { addVat, type InvoiceAmounts } from '../vat';
import { makeKid } from './kid';
import { dueDate } from './terms';

/** Data of the company that sells the product, as on the day when an invoice was issued. */
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

/** Data of an invoice's buyer (a school or the school's owner), as on the day when the invoice was issued. */
export interface Buyer {
  name: string;
  /** Organization number of the buyer, nine digits. */
  organizationNumber: string;
}

/**
 * Line of an invoice or credit note. Amounts are in øre without VAT, and positive even on a credit note. `netOre` is
 * `quantity` times `unitNetOre`.
 */
export interface InvoiceLine {
  description: string;
  quantity: number;
  unitNetOre: number;
  netOre: number;
  /** Billing period of an invoice line; missing if the line has the billing period of the whole invoice. */
  period?: BillingPeriod;
}

interface IssuedDocument extends InvoiceAmounts {
  number: number;
  issuedOn: CalendarDate;
  period: BillingPeriod;
  seller: Seller;
  buyer: Buyer;
  /** Reference that the buyer gave for an invoice; null if the buyer gave no reference. */
  customerReference: string | null;
  /** Language of an invoice's PDF and of the line descriptions. */
  language: 'no' | 'en';
  lines: InvoiceLine[];
  /** KID (Norwegian payment reference) of an invoice. A credit note has the KID of the credited invoice. */
  kid: string;
}

export interface Invoice extends IssuedDocument {
  type: 'invoice';
  dueOn: CalendarDate;
  /**
   * Part of an invoice's total, in øre, that the school's credit paid when the invoice was issued. The buyer pays the
   * rest.
   */
  setOffOre: number;
}

export const payableOre = ({ totalOre, setOffOre }: Invoice): number => totalOre - setOffOre;

/**
 * Credit note for a whole invoice or for a part of an invoice. Invoices and credit notes share one series of numbers.
 */
export interface CreditNote extends IssuedDocument {
  type: 'creditNote';
  credits: { number: number; issuedOn: CalendarDate };
}

export type InvoiceFacts = Pick<
  Invoice,
  'issuedOn' | 'period' | 'seller' | 'buyer' | 'customerReference' | 'language' | 'lines'
> & {
  /** Credit of a school in øre, which pays the invoice as far as possible; missing means 0. */
  creditOre?: number;
};

export type CreditFacts = Pick<CreditNote, 'issuedOn' | 'period' | 'lines'>;

/** Returns an invoice line with the quantity 1 and the given net price in øre. */
export function singleLine(description: string, netOre: number): InvoiceLine {
  return { description, quantity: 1, unitNetOre: netOre, netOre };
}

/** VAT is calculated from the sum of the lines, not from each line, so that the VAT is rounded only once. */
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

/** Creates a credit note for a whole invoice or for a part of the invoice. */
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

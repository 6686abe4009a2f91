import type { BillingPeriod } from '../calendar/billing-period';
import type { CalendarDate } from '../calendar/calendar-date';
import { addVat, type InvoiceAmounts } from '../vat';
import { makeKid } from './kid';
import { dueDate } from './terms';

/** The company behind the product, as it was when the invoice was issued. */
export interface Seller {
  name: string;
  /** Nine digits. */
  organizationNumber: string;
  street: string;
  postalCode: string;
  city: string;
  email: string;
  /** Eleven digits of a Norwegian bank account. */
  accountNumber: string;
}

/** The school or its owner, as it was when the invoice was issued. */
export interface Buyer {
  name: string;
  /** Nine digits. */
  organizationNumber: string;
}

/** Amounts in øre without VAT: `netOre` is `quantity` times `unitNetOre`. All are positive, on a credit note too. */
export interface InvoiceLine {
  description: string;
  quantity: number;
  unitNetOre: number;
  netOre: number;
  /** The days that it is for, where they are not those of the document. */
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
  /** Language of the PDF and of the lines. */
  language: 'no' | 'en';
  lines: InvoiceLine[];
  /** The KID of the invoice; on a credit note that of the invoice that it corrects. */
  kid: string;
}

export interface Invoice extends IssuedDocument {
  type: 'invoice';
  dueOn: CalendarDate;
  /** The part of the total that was set off from the school's credit when it was issued; the rest is to be paid. */
  setOffOre: number;
}

/** The amount that an invoice asks for. */
export const payableOre = ({ totalOre, setOffOre }: Invoice): number => totalOre - setOffOre;

/** Takes back an invoice or a part of it. Its number is of the same series. */
export interface CreditNote extends IssuedDocument {
  type: 'creditNote';
  /** The invoice that it corrects. */
  credits: { number: number; issuedOn: CalendarDate };
}

/** The facts that are decided before an invoice gets its number. */
export type InvoiceFacts = Pick<
  Invoice,
  'issuedOn' | 'period' | 'seller' | 'buyer' | 'customerReference' | 'language' | 'lines'
> & {
  /** The school's credit. */
  creditOre?: number;
};

/** The facts that are decided before a credit note gets its number. */
export type CreditFacts = Pick<CreditNote, 'issuedOn' | 'period' | 'lines'>;

/** One of a thing at a net price in øre. */
export function singleLine(description: string, netOre: number): InvoiceLine {
  return { description, quantity: 1, unitNetOre: netOre, netOre };
}

/** VAT is of the invoice's sum, not of each line, so that it is rounded once. */
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

/** A credit note for an invoice, or for the part of it that `facts` gives. */
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

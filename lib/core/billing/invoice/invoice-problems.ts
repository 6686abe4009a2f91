import { isCalendarDate } from '../calendar/calendar-date';
import { parseOrganizationNumber } from '../organization-number';
import { vatPercent } from '../vat';
import { isAccountNumber } from './account-number';
import type { CreditNote, Invoice } from './invoice';
import { isKid } from './kid';
import { dueDate } from './terms';

type Check = (document: Invoice | CreditNote) => boolean;

const isOrganizationNumber = (digits: string) => parseOrganizationNumber(digits) === digits;
const isAmount = (ore: number) => Number.isSafeInteger(ore) && ore > 0;

const checks: Record<string, Check> = {
  'the number is a positive integer': ({ number }) => isAmount(number),
  'every day is a day of the calendar': (document) =>
    [
      document.issuedOn,
      document.period.start,
      document.period.end,
      document.type === 'invoice' ? document.dueOn : document.credits.issuedOn,
    ].every(isCalendarDate),
  'the period ends after it starts': ({ period }) => period.start <= period.end,
  'the due date is that of the terms': (document) =>
    document.type !== 'invoice' ||
    (isCalendarDate(document.issuedOn) && document.dueOn === dueDate(document.issuedOn)),
  'a credit note corrects an earlier invoice': (document) =>
    document.type !== 'creditNote' ||
    (document.credits.number < document.number && document.credits.issuedOn <= document.issuedOn),
  'it has lines': ({ lines }) => lines.length > 0,
  'every line has a description': ({ lines }) =>
    lines.every(({ description }) => description.trim() !== ''),
  'every line has positive amounts': ({ lines }) =>
    lines.every((line) => [line.quantity, line.unitNetOre, line.netOre].every(isAmount)),
  'every line is its quantity times its price': ({ lines }) =>
    lines.every(({ quantity, unitNetOre, netOre }) => quantity * unitNetOre === netOre),
  'the net sum is that of the lines': ({ lines, netOre }) =>
    lines.reduce((sum, line) => sum + line.netOre, 0) === netOre,
  'VAT is right to the øre': ({ netOre, vatOre }) =>
    vatOre === Math.floor((netOre * vatPercent + 50) / 100),
  'the total is net and VAT': ({ netOre, vatOre, totalOre }) => netOre + vatOre === totalOre,
  'at most the total is set off': (document) =>
    document.type !== 'invoice' ||
    (Number.isSafeInteger(document.setOffOre) &&
      document.setOffOre >= 0 &&
      document.setOffOre <= document.totalOre),
  'the KID has its check digit': ({ kid }) => isKid(kid),
  'the KID is that of the invoice': (document) =>
    Number(document.kid.slice(0, -1)) ===
    (document.type === 'invoice' ? document.number : document.credits.number),
  "the seller's organization number has its check digit": ({ seller }) =>
    isOrganizationNumber(seller.organizationNumber),
  "the buyer's organization number has its check digit": ({ buyer }) =>
    isOrganizationNumber(buyer.organizationNumber),
  'the account has its check digit': ({ seller }) => isAccountNumber(seller.accountNumber),
  'the seller is named with an address': ({ seller }) =>
    [seller.name, seller.street, seller.city, seller.email].every((text) => text.trim() !== '') &&
    /^\d{4}$/.test(seller.postalCode),
  'the buyer is named': ({ buyer }) => buyer.name.trim() !== '',
};

/**
 * Returns the rules that an invoice or credit note breaks, as texts for the log; empty if the document may be issued.
 * The rules supplement the official EHF validation (of electronic invoices), which does not verify check digits and
 * accepts VAT that is wrong by almost a krone.
 */
export function invoiceProblems(document: Invoice | CreditNote): string[] {
  return Object.entries(checks).flatMap(([rule, holds]) => (holds(document) ? [] : rule));
}

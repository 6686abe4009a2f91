import { isCalendarDate } from '../calendar/calendar-date';
import { leastOpenOre } from '../receivables/dunning';

/** Sums of the payments and credits for an invoice, in øre. */
interface Entries {
  totalOre: number;
  creditedOre: number;
  /** Paid part of an invoice in øre: payments, the school's credit that was used, and written-off amounts. */
  paidOre: number;
  /** Written-off amount of an invoice in øre. */
  lostOre: number;
}

export const settlementStates = [
  'open',
  'partlyPaid',
  'paid',
  'overpaid',
  'credited',
  'givenUp',
] as const;

export interface Settlement {
  state: (typeof settlementStates)[number];
  /** Amount of an invoice that is left to pay, in øre; 0 if nothing is left. */
  leftOre: number;
  /** Amount that the buyer of an invoice gets back, in øre. */
  excessOre: number;
}

/**
 * Computes how much of an invoice is paid, credited and open; an open amount below 10 kroner counts as paid. Credit
 * notes are subtracted first, then payments; a payment for which nothing was left to pay is an excess. `givenUp` means
 * that nothing is left to pay, and a part was written off.
 */
export function invoiceSettlement({
  totalOre,
  creditedOre,
  paidOre,
  lostOre,
}: Entries): Settlement {
  const left = totalOre - creditedOre - paidOre;
  const amounts = { leftOre: Math.max(0, left), excessOre: Math.max(0, -left) };
  if (left < 0) return { state: 'overpaid', ...amounts };
  if (left >= leastOpenOre) return { state: paidOre > lostOre ? 'partlyPaid' : 'open', ...amounts };
  if (lostOre > 0) return { state: 'givenUp', ...amounts };
  return { state: paidOre > 0 || creditedOre === 0 ? 'paid' : 'credited', ...amounts };
}

export const paymentFits = ['exact', 'less', 'more', 'nothingLeft'] as const;
export type PaymentFit = (typeof paymentFits)[number];

export function paymentFit(amountOre: number, leftOre: number): PaymentFit {
  if (leftOre <= 0) return 'nothingLeft';
  if (amountOre === leftOre) return 'exact';
  return amountOre < leftOre ? 'less' : 'more';
}

/** Largest amount of a payment, in øre. */
export const mostOre = 1_000_000_000;

/** Returns whether a text is a possible day of a payment; a year before 2020 is a typing error. */
export const isPaymentDay = (day: string): boolean => isCalendarDate(day) && day >= '2020-01-01';

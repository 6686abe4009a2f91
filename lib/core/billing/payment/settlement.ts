import { isCalendarDate } from '../calendar/calendar-date';
import { leastOpenOre } from '../receivables/dunning';

interface Entries {
  totalOre: number;
  creditedOre: number;
  /** Paid part of an invoice in øre, including used credit of the school and written-off amounts. */
  paidOre: number;
  /** Written-off part of an invoice in øre; `paidOre` includes this amount. */
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
  /** Amount of an invoice that the buyer gets back, in øre; 0 if the buyer has not paid too much. */
  excessOre: number;
}

/**
 * Computes an invoice's state from the payments and credit notes, and the amount left to pay or paid too much. If less
 * than 10 kroner is left, the invoice is `givenUp` if a part was written off, `credited` if only credit notes settled
 * the invoice, and otherwise `paid`.
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

/** Largest possible amount of one payment, in øre. */
export const mostOre = 1_000_000_000;

/**
 * Returns whether a text can be the day of a payment (`YYYY-MM-DD`). A day before 2020 is treated as a typing error.
 */
export const isPaymentDay = (day: string): boolean => isCalendarDate(day) && day >= '2020-01-01';

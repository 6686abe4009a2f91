import { isCalendarDate } from '../calendar/calendar-date';
import { leastOpenOre } from '../receivables/dunning';

/** Sums of the entries for an invoice, in øre. */
interface Entries {
  totalOre: number;
  /** Sum of all credit notes. */
  creditedOre: number;
  /** Sum of payments, of credit that was set off, and of written-off amounts. */
  paidOre: number;
  /** Written-off amount. */
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
  /** The amount left to pay; 0 if nothing is left. */
  leftOre: number;
  /** The amount that the buyer gets back. */
  excessOre: number;
}

/**
 * Computes the state of an invoice. `givenUp`: nothing is left to pay, and a part was written off. Credit notes count
 * before payments. If they cover the whole invoice, payments are an excess; without payments the state is `credited`.
 * An open amount below 10 kroner counts as paid.
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

/** How a payment compares with the open amount of an invoice. */
export const paymentFits = ['exact', 'less', 'more', 'nothingLeft'] as const;
export type PaymentFit = (typeof paymentFits)[number];

export function paymentFit(amountOre: number, leftOre: number): PaymentFit {
  if (leftOre <= 0) return 'nothingLeft';
  if (amountOre === leftOre) return 'exact';
  return amountOre < leftOre ? 'less' : 'more';
}

/** The largest amount of a payment, in øre. */
export const mostOre = 1_000_000_000;

/** Whether the text is a possible day of a payment; a year before 2020 is a typing error. */
export const isPaymentDay = (day: string): boolean => isCalendarDate(day) && day >= '2020-01-01';

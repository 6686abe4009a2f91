import { leastOpenOre } from '../receivables/dunning';

/** Sums of the entries for an invoice, in øre. */
interface Entries {
  totalOre: number;
  /** The sum of all its credit notes. */
  creditedOre: number;
  /** The sum of its payments and of the school's money that settles it, with what was given up. */
  paidOre: number;
  /** Given up. */
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
  /** The amount left to pay; 0 if none is. */
  leftOre: number;
  /** The amount that the buyer gets back. */
  excessOre: number;
}

/**
 * Computes the state of an invoice; `givenUp` if all of it is settled, and some of that was given up. Credit notes
 * count against it before payments: an invoice credited as a whole is `credited`, and its payments are too much. Less than 10
 * kroner counts as paid.
 */
export function settle({ totalOre, creditedOre, paidOre, lostOre }: Entries): Settlement {
  const left = totalOre - creditedOre - paidOre;
  const amounts = { leftOre: Math.max(0, left), excessOre: Math.max(0, -left) };
  if (left < 0) return { state: 'overpaid', ...amounts };
  if (left >= leastOpenOre) return { state: paidOre > lostOre ? 'partlyPaid' : 'open', ...amounts };
  if (lostOre > 0) return { state: 'givenUp', ...amounts };
  return { state: paidOre > 0 || creditedOre === 0 ? 'paid' : 'credited', ...amounts };
}

/** How a payment fits what is left of an invoice. */
export const paymentFits = ['exact', 'less', 'more', 'nothingLeft'] as const;
export type PaymentFit = (typeof paymentFits)[number];

export function paymentFit(amountOre: number, leftOre: number): PaymentFit {
  if (leftOre <= 0) return 'nothingLeft';
  if (amountOre === leftOre) return 'exact';
  return amountOre < leftOre ? 'less' : 'more';
}

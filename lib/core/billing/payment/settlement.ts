/** What has happened to an invoice's total, in øre. */
interface Entries {
  totalOre: number;
  /** Of all its credit notes. */
  creditedOre: number;
  /** Of all its payments, without those that were taken back. */
  paidOre: number;
}

export type SettlementState = 'open' | 'partlyPaid' | 'paid' | 'overpaid' | 'credited';

export interface Settlement {
  state: SettlementState;
  /** What is left to pay; 0 where nothing is. */
  leftOre: number;
  /** What the buyer has to get back. */
  excessOre: number;
}

/**
 * Where an invoice stands. Credit notes count against it before payments: an invoice credited as a whole is `credited`,
 * and what was paid for it is too much.
 */
export function settle({ totalOre, creditedOre, paidOre }: Entries): Settlement {
  const left = totalOre - creditedOre - paidOre;
  const amounts = { leftOre: Math.max(0, left), excessOre: Math.max(0, -left) };
  if (left < 0) return { state: 'overpaid', ...amounts };
  if (left > 0) return { state: paidOre > 0 ? 'partlyPaid' : 'open', ...amounts };
  return { state: paidOre > 0 ? 'paid' : 'credited', ...amounts };
}

/** How a payment fits what is left of an invoice. */
export type PaymentFit = 'exact' | 'less' | 'more' | 'nothingLeft';

export function paymentFit(amountOre: number, leftOre: number): PaymentFit {
  if (leftOre <= 0) return 'nothingLeft';
  if (amountOre === leftOre) return 'exact';
  return amountOre < leftOre ? 'less' : 'more';
}

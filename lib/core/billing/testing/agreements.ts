import type { AgreedPlan, Agreement } from '../agreement/agreement';
import type { Billed } from '../agreement/to-bill';

export const agreedPlan = (from: string, netOre: number, orderId = `${from} ${netOre}`) =>
  ({ from, orderId, tierId: `plan of ${netOre}`, netOre }) satisfies AgreedPlan;

/** Test data: a subscription agreement with yearly billing periods from 1 December 2026, which renews automatically. */
export const agreement: Agreement = {
  id: 'agreement',
  anchor: '2026-12-01',
  months: 12,
  plans: [agreedPlan('2026-12-01', 999_00)],
  endsOn: null,
  isWithdrawn: false,
  settledUntil: null,
};

export const billedPeriod = (
  netOre: number,
  periodStart = '2026-12-01',
  periodEnd = '2027-11-30',
): Billed => ({ agreementId: agreement.id, periodStart, periodEnd, netOre, loweredOre: 0 });

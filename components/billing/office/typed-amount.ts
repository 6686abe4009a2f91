import { mostOre } from '@/lib/core/billing/payment/payment-limits';
import { parseKroner } from '@/lib/core/billing/payment/parse-kroner';

export function toTyped(ore: number): string {
  return (ore / 100).toFixed(2).replace('.', ',');
}

/** A typed amount in øre, above zero and at most `most`; null for any other text. */
export function typedAmount(typed: string, most = mostOre): number | null {
  const ore = parseKroner(typed);
  return ore !== null && ore > 0 && ore <= Math.min(most, mostOre) ? ore : null;
}

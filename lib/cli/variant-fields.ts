import type { Seating } from '@/lib/core/conditions/condition';
import { assignVariants } from '@/lib/core/seating/variants/assign-variants';

/** Variants of a test, see `assignVariants`. */
export interface VariantFields {
  /** By name, from 1. */
  variants: Record<string, number>;
  variantCount: number;
  variantsProved: boolean;
}

/** The variants of those who sit. */
export function toVariants(seats: Seating): VariantFields {
  const { variants, count, isProved } = assignVariants(Object.values(seats));
  const named = Object.keys(seats).map((name, index) => [name, variants[index]!]);
  return { variants: Object.fromEntries(named), variantCount: count, variantsProved: isProved };
}

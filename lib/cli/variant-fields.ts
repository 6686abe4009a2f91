import type { Seating } from '@/lib/core/conditions/condition';
import { assignVariants } from '@/lib/core/seating/variants/assign-variants';

export interface VariantFields {
  variants: Record<string, number>;
  variantCount: number;
  variantsProved: boolean;
}

export function toVariants(seats: Seating): VariantFields {
  const { variants, count, isProved } = assignVariants(Object.values(seats));
  const named = Object.keys(seats).map((name, index) => [name, variants[index]!]);
  return { variants: Object.fromEntries(named), variantCount: count, variantsProved: isProved };
}

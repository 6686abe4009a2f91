import { z } from 'zod';
import type { InvoiceAmounts } from '@/lib/core/billing/vat';

/** Amounts in øre. */
export const amountsSchema = z.object({
  netOre: z.number().int(),
  vatOre: z.number().int(),
  totalOre: z.number().int(),
}) satisfies z.ZodType<InvoiceAmounts>;

/** The amounts with the field names that the specification uses for an order. */
export const amountFields = {
  net_ore: z.number().int(),
  vat_ore: z.number().int(),
  total_ore: z.number().int(),
};

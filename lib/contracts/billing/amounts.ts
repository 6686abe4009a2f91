import { z } from 'zod';
import type { InvoiceAmounts } from '@/lib/core/billing/vat';

export const amountsSchema = z.object({
  netOre: z.number().int(),
  vatOre: z.number().int(),
  totalOre: z.number().int(),
}) satisfies z.ZodType<InvoiceAmounts>;

/** Fields for the amounts of an order in øre, named as in the API specification. */
export const amountFields = {
  net_ore: z.number().int(),
  vat_ore: z.number().int(),
  total_ore: z.number().int(),
};

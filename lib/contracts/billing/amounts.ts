import { z } from 'zod';
import type { InvoiceAmounts } from '@/lib/core/billing/vat';

/** Amounts in øre. */
export const amountsSchema = z.object({
  netOre: z.number().int(),
  vatOre: z.number().int(),
  totalOre: z.number().int(),
}) satisfies z.ZodType<InvoiceAmounts>;

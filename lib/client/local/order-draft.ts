import { z } from 'zod';
import { invoiceTypes } from '@/lib/core/billing/invoice/invoice-types';
import { readDraft } from './drafts';

const orderDraftSchema = z.object({
  input: z.object({
    organizationName: z.string(),
    organizationNumber: z.string(),
    invoiceType: z.enum(invoiceTypes),
    invoiceEmail: z.string(),
    attachesEhf: z.boolean().default(false),
    customerReference: z.string(),
  }),
  sent: z.object({ key: z.string(), content: z.string() }).optional(),
});
export type OrderDraft = z.infer<typeof orderDraftSchema>;

export function orderDraftKey(teacherId: string, plan: string): string {
  return `${teacherId}:order:${plan}`;
}

export function readOrderDraft(key: string): OrderDraft | undefined {
  return readDraft(key, orderDraftSchema);
}

import { z } from 'zod';
import { readDraft } from './drafts';

const orderDraftSchema = z.object({
  input: z.object({
    organizationName: z.string(),
    organizationNumber: z.string(),
    invoiceType: z.enum(['ehf', 'email']),
    invoiceEmail: z.string(),
    customerReference: z.string(),
  }),
  /** What was sent last, and under which key: sent once more, it is the same order. */
  sent: z.object({ key: z.string(), content: z.string() }).optional(),
});
export type OrderDraft = z.infer<typeof orderDraftSchema>;

/** Under which key the draft of an order is kept. */
export function orderDraftKey(teacherId: string, plan: string): string {
  return `${teacherId}:order:${plan}`;
}

export function readOrderDraft(key: string): OrderDraft | undefined {
  return readDraft(key, orderDraftSchema);
}

import { z } from 'zod';
import { invoiceTypes } from '@/lib/core/billing/invoice/invoice-types';
import { parseOrganizationNumber } from '@/lib/core/billing/organization-number';
import { fitsXml } from '@/lib/core/xml/fits-xml';
import { schoolNameMaxLength } from '../account/teachers';
import { amountFields } from './amounts';
import { recordId, text } from '../text';
import { call } from '../call';

/** Maximum length of an order's customer reference, in UTF-16 code units. */
export const customerReferenceMaxLength = 100;
export const invoiceEmailMaxLength = 254;

/** Typed organization number, converted to its nine digits. */
export const organizationNumber = z
  .string()
  .max(100)
  .transform((typed, context) => {
    const digits = parseOrganizationNumber(typed);
    if (digits !== null) return digits;
    context.addIssue({ code: 'custom', params: { code: 'invalidOrganizationNumber' } });
    return z.NEVER;
  });

/** Schema of a line of text on an invoice: like `text`, but without characters that XML, and so EHF, forbids. */
export const invoiceText = (max: number) =>
  z
    .string()
    .refine(fitsXml, { params: { code: 'notInXml' } })
    .pipe(text(max));

export const lookupKey = z.string().min(1).max(100);

export const buyerFields = {
  organization_name: invoiceText(schoolNameMaxLength),
  organization_number: organizationNumber,
  invoice_type: z.enum(invoiceTypes),
  /** E-mail address for a buyer's invoices; null for EHF (electronic invoices). */
  invoice_email: z.string().max(invoiceEmailMaxLength).pipe(z.email()).nullable(),
  attach_ehf: z.boolean().optional(),
  customer_reference: invoiceText(customerReferenceMaxLength),
};
export type Buyer = z.infer<z.ZodObject<typeof buyerFields>>;

/**
 * Checks that a buyer has an e-mail address for invoices if invoices are sent by e-mail, and has none otherwise. An EHF
 * file can be attached only to an invoice that is sent by e-mail.
 */
export const hasItsAddress = (
  buyer: Pick<Buyer, 'invoice_type' | 'invoice_email' | 'attach_ehf'>,
) =>
  (buyer.invoice_type === 'email') === (buyer.invoice_email !== null) &&
  !(buyer.invoice_type === 'ehf' && buyer.attach_ehf);
export const addressProblem = { path: ['invoice_email'], params: { code: 'onlyByEmail' } };

/**
 * `POST /schools/{schoolId}/orders`: orders a plan for a school. The server decides the price. A repeated
 * `client_key` returns the existing order.
 */
export const createOrderSchema = z
  .strictObject({
    client_key: recordId(),
    lookup_key: lookupKey,
    /**
     * Net amount in øre that the user saw for an order. If the server computes a different amount, it answers
     * `changedMeanwhile`.
     */
    charge_net_ore: z.number().int().min(0).optional(),
    ...buyerFields,
  })
  .refine(hasItsAddress, addressProblem);
export type CreateOrder = z.infer<typeof createOrderSchema>;

/** An order as the API returns it. Amounts are in øre, times ISO 8601 in UTC. */
export const orderSchema = z.object({
  id: z.uuid(),
  lookup_key: z.string(),
  ...amountFields,
  organization_name: z.string(),
  organization_number: z.string(),
  invoice_type: z.enum(invoiceTypes),
  invoice_email: z.string().nullable(),
  attach_ehf: z.boolean(),
  customer_reference: z.string(),
  period_start: z.iso.datetime(),
  period_end: z.iso.datetime(),
});
export type Order = z.infer<typeof orderSchema>;

export const orderCalls = {
  orderPlan: call('POST', '/schools/{schoolId}/orders', 'teacher', {
    body: createOrderSchema,
    answer: orderSchema,
    codes: [
      'cannotSwitchPlanType',
      'changedMeanwhile',
      'contactSchoolAdmin',
      'currentPlan',
      'idTaken',
      'paymentOverdue',
      'planNotFound',
      'smallerPlan',
      'tooManyRequests',
      'tooManyTeachers',
    ],
  }),
};

import { z } from 'zod';
import { invoiceTypes } from '@/lib/core/billing/invoice/invoice-types';
import { parseOrganizationNumber } from '@/lib/core/billing/organization-number';
import { fitsXml } from '@/lib/core/xml/fits-xml';
import { schoolNameMaxLength } from '../account/teachers';
import { amountFields } from './amounts';
import { recordId, text } from '../text';
import { call } from '../call';

/** Maximum length of the customer reference on an order, in UTF-16 code units. */
export const customerReferenceMaxLength = 100;
export const invoiceEmailMaxLength = 254;

/** Schema of a typed Norwegian organization number, which is converted to nine digits. */
export const organizationNumber = z
  .string()
  .max(100)
  .transform((typed, context) => {
    const digits = parseOrganizationNumber(typed);
    if (digits !== null) return digits;
    context.addIssue({ code: 'custom', params: { code: 'invalidOrganizationNumber' } });
    return z.NEVER;
  });

/**
 * Schema of a typed line of text on an invoice, of 1 to `max` UTF-16 code units. Characters that are forbidden in XML,
 * and so in EHF (electronic invoices), are refused.
 */
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
  /** E-mail address to which a buyer's invoices are sent; null for EHF (electronic invoices). */
  invoice_email: z.string().max(invoiceEmailMaxLength).pipe(z.email()).nullable(),
  attach_ehf: z.boolean().optional(),
  customer_reference: invoiceText(customerReferenceMaxLength),
};
export type Buyer = z.infer<z.ZodObject<typeof buyerFields>>;

/**
 * Returns whether the fields for sending invoices to a buyer are consistent. By e-mail: an e-mail address is required,
 * and an EHF file (electronic invoice) may be attached. By EHF: no e-mail address and no attachment.
 */
export const hasItsAddress = (
  buyer: Pick<Buyer, 'invoice_type' | 'invoice_email' | 'attach_ehf'>,
) =>
  (buyer.invoice_type === 'email') === (buyer.invoice_email !== null) &&
  !(buyer.invoice_type === 'ehf' && buyer.attach_ehf);
export const addressProblem = { path: ['invoice_email'], params: { code: 'onlyByEmail' } };

/**
 * Body of `POST /schools/{schoolId}/orders`, which orders a subscription plan for a school at the server's price. A
 * repeated request with the same `client_key` returns the existing order.
 */
export const createOrderSchema = z
  .strictObject({
    client_key: recordId(),
    lookup_key: lookupKey,
    /**
     * Amount of an order in øre without VAT, as shown to the user before ordering. If the server computes a different
     * amount, the response is `changedMeanwhile`.
     */
    charge_net_ore: z.number().int().min(0).optional(),
    ...buyerFields,
  })
  .refine(hasItsAddress, addressProblem);
export type CreateOrder = z.infer<typeof createOrderSchema>;

/** Order of a subscription plan, as the API returns it. Amounts are in øre. */
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

import { z } from 'zod';
import type { Payer } from '@/lib/contracts/billing/billing';
import {
  customerReferenceMaxLength,
  invoiceEmailMaxLength,
  type CreateOrder,
} from '@/lib/contracts/billing/orders';
import { schoolNameMaxLength } from '@/lib/contracts/account/teachers';
import { invoiceTypes } from '@/lib/core/billing/invoice/invoice-types';
import { parseOrganizationNumber } from '@/lib/core/billing/organization-number';
import { fitsXml } from '@/lib/core/xml/fits-xml';
import { cleanName } from '@/lib/core/classes/pupil-name';

const line = <Problem extends string>(required: Problem, max: number) =>
  z
    .string()
    .refine(fitsXml, 'notInXml')
    .transform(cleanName)
    .pipe(z.string().min(1, required).max(max, 'tooLong'));

const isEmail = (typed: string) => z.email().max(invoiceEmailMaxLength).safeParse(typed).success;

/** Zod option that runs a check even if another field is invalid, so that all errors show at once. */
const always = { when: () => true };

export const orderFormSchema = z
  .object({
    organizationName: line('nameRequired', schoolNameMaxLength),
    organizationNumber: z
      .string()
      .trim()
      .min(1, 'numberRequired')
      .refine((typed) => typed === '' || parseOrganizationNumber(typed) !== null, 'numberWrong'),
    invoiceType: z.enum(invoiceTypes),
    invoiceEmail: z.string().trim(),
    attachesEhf: z.boolean(),
    customerReference: line('referenceRequired', customerReferenceMaxLength),
  })
  .refine(({ invoiceType, invoiceEmail }) => invoiceType === 'ehf' || invoiceEmail !== '', {
    path: ['invoiceEmail'],
    error: 'invoiceEmailRequired',
    ...always,
  })
  .refine(
    ({ invoiceType, invoiceEmail }) =>
      invoiceType === 'ehf' || invoiceEmail === '' || isEmail(invoiceEmail),
    { path: ['invoiceEmail'], error: 'emailWrong', ...always },
  );
export type OrderInput = z.infer<typeof orderFormSchema>;

export const orderFields = [
  'organizationName',
  'organizationNumber',
  'invoiceType',
  'invoiceEmail',
  'customerReference',
] as const satisfies (keyof OrderInput)[];

export function toPayer(input: OrderInput): Payer {
  const isByEmail = input.invoiceType === 'email';
  return {
    organizationName: input.organizationName,
    organizationNumber: parseOrganizationNumber(input.organizationNumber) ?? '',
    invoiceType: input.invoiceType,
    invoiceEmail: isByEmail ? input.invoiceEmail : null,
    attachesEhf: isByEmail && input.attachesEhf,
    customerReference: input.customerReference,
  };
}

export function toOrder(input: OrderInput, lookupKey: string): Omit<CreateOrder, 'client_key'> {
  return {
    lookup_key: lookupKey,
    organization_name: input.organizationName,
    organization_number: parseOrganizationNumber(input.organizationNumber) ?? '',
    invoice_type: input.invoiceType,
    invoice_email: input.invoiceType === 'email' ? input.invoiceEmail : null,
    ...(input.invoiceType === 'email' && input.attachesEhf && { attach_ehf: true }),
    customer_reference: input.customerReference,
  };
}

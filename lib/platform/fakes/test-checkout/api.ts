import { z } from 'zod';
import type { Account } from './account';
import { checkParameters } from './parameters';
import { createPortal, receiptsOf } from './portal';
import { prices } from './prices';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const whole = z
  .string()
  .regex(/^\d{1,12}$/, 'must be a whole number')
  .transform(Number);
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((data) => Object.keys(data).length <= 50, 'has more than 50 keys');
const address = z.url({ protocol: /^https?$/ }).max(5000);
const locale = z.enum(['auto', 'nb', 'en', 'en-GB']);
const limit = whole.refine((count) => count >= 1 && count <= 100, 'is from 1 to 100').optional();

const nothing = z.strictObject({});
const priceList = z.strictObject({
  lookup_keys: z.array(z.string().max(200)).max(10).optional(),
  active: flag.optional(),
  limit,
});
const newSession = z.strictObject({
  mode: z.literal('subscription'),
  line_items: z.tuple([z.strictObject({ price: z.string(), quantity: whole.pipe(z.literal(1)) })]),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer: z.string().optional(),
  customer_email: z.email().max(800).optional(),
  expires_at: whole.optional(),
  locale: locale.optional(),
  metadata: metadata.optional(),
  allowed_payment_method_types: z.array(z.literal('card')).length(1).optional(),
  subscription_data: z
    .strictObject({ metadata: metadata.optional(), trial_end: whole.optional() })
    .optional(),
});
const newPortal = z.strictObject({
  customer: z.string(),
  return_url: address.optional(),
  locale: locale.optional(),
});
const changes = z.strictObject({ cancel_at_period_end: flag.optional() });
const invoiceList = z.strictObject({ customer: z.string(), limit });

interface Operation {
  method: string;
  path: RegExp;
  run: (account: Account, params: Record<string, unknown>, id: string) => object;
}

function operation<T extends z.ZodType>(
  method: string,
  path: RegExp,
  schema: T,
  run: (account: Account, params: z.infer<T>, id: string) => object,
): Operation {
  return {
    method,
    path,
    run: (account, params, id) => run(account, checkParameters(schema, params), id),
  };
}

function list(url: string, all: readonly object[], count = 10): object {
  return { object: 'list', data: all.slice(0, count), has_more: all.length > count, url };
}

const session = /^\/v1\/checkout\/sessions\/(\w+)$/;
const subscription = /^\/v1\/subscriptions\/(\w+)$/;

/** The calls that the product makes. */
export const operations: readonly Operation[] = [
  operation('GET', /^\/v1\/prices$/, priceList, (_, { lookup_keys: keys, limit: count }) =>
    list(
      '/v1/prices',
      prices.filter((price) => keys?.includes(price.lookup_key) ?? true),
      count,
    ),
  ),
  operation('POST', /^\/v1\/checkout\/sessions$/, newSession, (account, params) =>
    account.createSession(params),
  ),
  operation('GET', session, nothing, (account, _, id) => account.session(id)),
  operation('POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, nothing, (account, _, id) =>
    account.expireSession(id),
  ),
  operation('POST', /^\/v1\/billing_portal\/sessions$/, newPortal, createPortal),
  operation('GET', subscription, nothing, (account, _, id) => account.subscription(id)),
  operation('POST', subscription, changes, (account, params, id) =>
    account.updateSubscription(id, params),
  ),
  operation('DELETE', subscription, nothing, (account, _, id) => account.cancelSubscription(id)),
  operation('GET', /^\/v1\/invoices$/, invoiceList, (account, { customer, limit: count }) =>
    list('/v1/invoices', receiptsOf(account, account.customer(customer).id), count),
  ),
];

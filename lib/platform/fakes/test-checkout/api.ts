import { z } from 'zod';
import type { Account } from './account';
import { address, checkParameters, locale, newSession, whole } from './parameters';
import { createPortal, receiptsOf } from './portal';
import { prices } from './prices';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const limit = whole.pipe(z.number().min(1).max(100)).optional();

const priceList = z.strictObject({
  lookup_keys: z.array(z.string().max(200)).max(10).optional(),
  active: flag.optional(),
  limit,
});
const newPortal = z.strictObject({
  customer: z.string(),
  return_url: address.optional(),
  locale: locale.optional(),
});
const changes = z.strictObject({ cancel_at_period_end: flag.optional() });
const invoiceList = z.strictObject({ customer: z.string(), limit });

type Operation = [
  method: string,
  path: RegExp,
  run: (account: Account, params: Record<string, unknown>, id: string) => object,
];

function list(url: string, all: readonly object[], count = 10): object {
  return { object: 'list', data: all.slice(0, count), has_more: all.length > count, url };
}

function listPrices(params: Record<string, unknown>): object {
  const { lookup_keys: keys, limit: count } = checkParameters(priceList, params);
  const wanted = prices.filter((price) => keys?.includes(price.lookup_key) ?? true);
  return list('/v1/prices', wanted, count);
}

function listInvoices(account: Account, params: Record<string, unknown>): object {
  const { customer, limit: count } = checkParameters(invoiceList, params);
  return list('/v1/invoices', receiptsOf(account, account.customer(customer).id), count);
}

const session = /^\/v1\/checkout\/sessions\/(\w+)$/;
const subscription = /^\/v1\/subscriptions\/(\w+)$/;

export const operations: readonly Operation[] = [
  ['GET', /^\/v1\/prices$/, (_, params) => listPrices(params)],
  [
    'POST',
    /^\/v1\/checkout\/sessions$/,
    (account, params) => account.createSession(checkParameters(newSession, params)),
  ],
  ['GET', session, (account, _, id) => account.session(id)],
  [
    'POST',
    /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    (account, _, id) => account.expireSession(id),
  ],
  [
    'POST',
    /^\/v1\/billing_portal\/sessions$/,
    (account, params) => createPortal(account, checkParameters(newPortal, params)),
  ],
  ['GET', subscription, (account, _, id) => account.subscription(id)],
  [
    'POST',
    subscription,
    (account, params, id) => account.updateSubscription(id, checkParameters(changes, params)),
  ],
  ['DELETE', subscription, (account, _, id) => account.cancelSubscription(id)],
  ['GET', /^\/v1\/invoices$/, listInvoices],
];

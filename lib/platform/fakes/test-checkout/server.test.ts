/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { yearlyOre } from '@/lib/core/billing/testing/prices';
import { startTestCheckout } from './server';

const secretKey = 'sk_test_hemmelig';
const webhookSecret = 'whsec_hemmelig';
const dayMs = 24 * 60 * 60 * 1000;

/** A webhook that checks every signature with Stripe's SDK and notes what came. */
async function startWebhook() {
  const received: Stripe.Event[] = [];
  const answers: number[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = answers.shift() ?? 200;
      if (status === 200) {
        const signature = request.headers['stripe-signature']!;
        const body = Buffer.concat(chunks);
        received.push(stripeOn(0).webhooks.constructEvent(body, signature, webhookSecret));
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    types: () => received.map((event) => event.type as string),
    answers,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const stripeOn = (port: number, key = secretKey) =>
  new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });

let webhook: Awaited<ReturnType<typeof startWebhook>>;
let checkout: Awaited<ReturnType<typeof startTestCheckout>>;
let stripe: Stripe;
let nowMs: number;
const options = () => ({
  secretKey,
  webhookSecret,
  webhookUrl: webhook.url,
  deliveries: { retryMs: 5, maxRetryMs: 20 },
  now: () => nowMs,
});
const portOf = ({ host }: { host: string }) => Number(host.split(':')[1]);

beforeEach(async () => {
  nowMs = Date.now();
  webhook = await startWebhook();
  checkout = await startTestCheckout(options());
  stripe = stripeOn(portOf(checkout));
});
afterEach(async () => {
  await checkout.close();
  await webhook.close();
});

const newSession = () => ({
  mode: 'subscription' as const,
  line_items: [{ price: 'price_test_teacher_plan_yearly', quantity: 1 }],
  success_url: 'http://site.example/done?id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://site.example/?canceled=true',
  customer_email: 'kari@skole.example',
  metadata: { attempt_id: 'a' },
  subscription_data: { metadata: { teacher_id: 't' } },
});

async function visit(url: string, action?: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    redirect: 'manual',
    headers,
    ...(action && { method: 'POST', body: new URLSearchParams({ action }) }),
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
  };
}

async function pay(action = 'pay') {
  const session = await stripe.checkout.sessions.create(newSession());
  await visit(session.url!, action);
  const paid = await stripe.checkout.sessions.retrieve(session.id);
  return stripe.subscriptions.retrieve(paid.subscription as string);
}

describe('the API of the test checkout', () => {
  it('lists prices by lookup key, with the same amounts as our price list', async () => {
    const keys = ['teacher_plan_yearly', 'school_plan_l_yearly'];
    const { data } = await stripe.prices.list({ lookup_keys: keys, active: true });
    expect(data.map((price) => [price.lookup_key, price.unit_amount, price.currency])).toEqual([
      ['teacher_plan_yearly', yearlyOre.teacher, 'nok'],
      ['school_plan_l_yearly', yearlyOre.schoolL, 'nok'],
    ]);
    expect((await stripe.prices.list({ lookup_keys: ['x'] })).data).toEqual([]);
  });

  it('refuses a request with a wrong or missing API key', async () => {
    const other = stripeOn(portOf(checkout), 'sk_test_falsk');
    await expect(other.prices.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    expect((await fetch(`${checkout.url}/v1/prices`)).status).toBe(401);
  });

  it.each([
    ['an unknown parameter', { colour: 'green' }, 'request'],
    ['no return address', { success_url: undefined }, 'success_url'],
    ['an unknown customer', { customer: 'cus_x', customer_email: undefined }, 'customer'],
    ['a customer and an address', { customer: 'cus_x' }, 'customer'],
    ['an end in the past', { expires_at: 1 }, 'expires_at'],
  ])('refuses to create a session with %s', async (_, changes, param) => {
    const session = { ...newSession(), ...changes } as Stripe.Checkout.SessionCreateParams;
    await expect(stripe.checkout.sessions.create(session)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      param,
    });
    expect(checkout.account.events()).toEqual([]);
  });

  it('returns 404 for an unknown call and an unknown id', async () => {
    await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.subscriptions.retrieve('sub_x')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  it('repeats its response for a repeated idempotency key, but refuses the key in a different request', async () => {
    const key = { idempotencyKey: 'attempt-1' };
    const first = await stripe.checkout.sessions.create(newSession(), key);
    const again = await stripe.checkout.sessions.create(newSession(), key);
    expect(again).toEqual(first);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    const other = { ...newSession(), client_reference_id: 'x' };
    const mismatch = { type: 'StripeIdempotencyError', statusCode: 400 };
    await expect(stripe.checkout.sessions.create(other, key)).rejects.toMatchObject(mismatch);
    await expect(
      stripe.billingPortal.sessions.create({ customer: 'cus_x' }, key),
    ).rejects.toMatchObject(mismatch);
  });
});

describe('the hosted page of the test checkout', () => {
  it('shows a test notice in both languages and the rest in the session language', async () => {
    const norwegian = await stripe.checkout.sessions.create({ ...newSession(), locale: 'nb' });
    const english = await stripe.checkout.sessions.create({ ...newSession(), locale: 'en-GB' });
    const pages = [await visit(norwegian.url!), await visit(english.url!)];
    const kroner = yearlyOre.teacher / 100;
    for (const { text } of pages) {
      expect(text).toContain('Dette er en test');
      expect(text).toContain('This is a test');
      expect(text).toMatch(new RegExp(`NOK\\s${kroner}[.,]00|${kroner},00\\sNOK`));
    }
    expect(pages[0]!.text).toContain('>Betal<');
    expect(pages[1]!.text).toContain('>Pay<');
  });

  it('escapes HTML in the cancel URL of a checkout session', async () => {
    const session = await stripe.checkout.sessions.create({
      ...newSession(),
      cancel_url: 'http://site.example/?a=%22&b="><script>',
    });
    await visit(session.url!, 'pay');
    expect((await visit(session.url!)).text).not.toMatch(/<script/);
  });

  it('redirects after payment and starts a subscription of one year', async () => {
    const session = await stripe.checkout.sessions.create(newSession());
    const { status, location } = await visit(session.url!, 'pay');
    expect([status, location]).toEqual([303, `http://site.example/done?id=${session.id}`]);
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    const subscription = await stripe.subscriptions.retrieve(paid.subscription as string);
    expect(subscription).toMatchObject({
      status: 'active',
      metadata: { teacher_id: 't' },
      customer: paid.customer,
    });
    expect(subscription).not.toHaveProperty('current_period_end');
    const end = subscription.items.data[0]!.current_period_end * 1000;
    expect(Math.round((end - nowMs) / dayMs)).toBeGreaterThanOrEqual(365);
    expect(checkout.account.customer(paid.customer as string).email).toBe('kari@skole.example');
  });

  it('creates one subscription for simultaneous form posts', async () => {
    const session = await stripe.checkout.sessions.create(newSession());
    await Promise.all([1, 2, 3].map(() => visit(session.url!, 'pay')));
    expect(checkout.account.subscriptions()).toHaveLength(1);
  });

  it('redirects without a payment when the user cancels', async () => {
    const session = await stripe.checkout.sessions.create(newSession());
    expect((await visit(session.url!, 'cancel')).location).toBe(
      'http://site.example/?canceled=true',
    );
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  });

  it('can simulate a failed payment', async () => {
    expect(await pay('fail')).toMatchObject({ status: 'incomplete' });
    await checkout.deliveries.settled();
    expect(webhook.types()).toContain('checkout.session.async_payment_failed');
    expect(webhook.types()).not.toContain('invoice.paid');
  });

  it.each(['https://evil.example', 'null'])('refuses a form post from %s', async (origin) => {
    const session = await stripe.checkout.sessions.create(newSession());
    const { status } = await visit(session.url!, 'pay', { origin });
    expect(status).toBe(403);
    expect(checkout.account.subscriptions()).toEqual([]);
  });

  it('expires after a day', async () => {
    const session = await stripe.checkout.sessions.create(newSession());
    nowMs += dayMs;
    expect((await visit(session.url!, 'pay')).text).toContain('utløpt');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    expect(checkout.account.subscriptions()).toEqual([]);
    await checkout.deliveries.settled();
    expect(webhook.types()).toEqual(['checkout.session.expired']);
  });

  it('returns 404 for an unknown session', async () => {
    expect((await visit(`${checkout.url}/c/pay/cs_test_x`)).status).toBe(404);
  });
});

describe('the webhook delivery of the test checkout', () => {
  it('sends all events of a payment in order', async () => {
    await pay();
    await checkout.deliveries.settled();
    expect(webhook.types()).toEqual([
      'customer.created',
      'customer.subscription.created',
      'checkout.session.completed',
      'invoice.paid',
    ]);
    expect(checkout.account.events().map((event) => event.pending_webhooks)).toEqual([0, 0, 0, 0]);
  });

  it('repeats an event until the response is a success', async () => {
    webhook.answers.push(500, 500, 503);
    const { id } = await stripe.checkout.sessions.create(newSession());
    await stripe.checkout.sessions.expire(id);
    await checkout.deliveries.settled();
    expect(webhook.types()).toEqual(['checkout.session.expired']);
    expect(checkout.deliveries.counts).toEqual({ attempts: 4, delivered: 1, failed: 3 });
  });
});

describe('a subscription in the test checkout', () => {
  const end = (subscription: Stripe.Subscription) => subscription.items.data[0]!.current_period_end;
  const endPeriod = async (id: string, isPaid: boolean) => {
    checkout.account.renewSubscription(id, isPaid);
    await checkout.saveAndSend();
  };

  it('renews for one year', async () => {
    const before = await pay();
    await endPeriod(before.id, true);
    const after = await stripe.subscriptions.retrieve(before.id);
    expect(after.status).toBe('active');
    expect(new Date(end(after) * 1000).getUTCFullYear()).toBe(
      new Date(end(before) * 1000).getUTCFullYear() + 1,
    );
  });

  it('is past due after a failed renewal and recovers in the same period', async () => {
    const before = await pay();
    await endPeriod(before.id, false);
    const due = await stripe.subscriptions.retrieve(before.id);
    expect(due.status).toBe('past_due');
    await endPeriod(before.id, true);
    const after = await stripe.subscriptions.retrieve(before.id);
    expect([after.status, end(after)]).toEqual(['active', end(due)]);
  });

  it('can end at the end of its period or immediately', async () => {
    const first = await pay();
    await stripe.subscriptions.update(first.id, { cancel_at_period_end: true });
    expect(await stripe.subscriptions.retrieve(first.id)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    });
    await endPeriod(first.id, true);
    expect((await stripe.subscriptions.retrieve(first.id)).status).toBe('canceled');
    const second = await pay();
    expect((await stripe.subscriptions.cancel(second.id)).status).toBe('canceled');
    await expect(stripe.subscriptions.cancel(second.id)).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('the state of the test checkout', () => {
  it('survives a restart, including undelivered events', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'checkout-test-'));
    const stateFile = path.join(folder, 'checkout.json');
    const first = await startTestCheckout({
      ...options(),
      stateFile,
      webhookUrl: 'http://127.0.0.1:1/',
    });
    const session = await stripeOn(portOf(first)).checkout.sessions.create(newSession(), {
      idempotencyKey: 'k',
    });
    await visit(session.url!, 'pay');
    const second = await startTestCheckout({ ...options(), stateFile });
    try {
      const found = await stripeOn(portOf(second)).checkout.sessions.retrieve(session.id);
      expect(found.status).toBe('complete');
      await second.deliveries.settled();
      expect(webhook.types()).toContain('checkout.session.completed');
      expect(second.account.events().every((event) => event.pending_webhooks === 0)).toBe(true);
    } finally {
      await Promise.all([first.close(), second.close()]);
      rmSync(folder, { recursive: true });
    }
  });
});

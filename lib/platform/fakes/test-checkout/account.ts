import type { z } from 'zod';
import {
  newId,
  type CardInvoice,
  type CheckoutSession,
  type Customer,
  type StripeEvent,
  type Subscription,
} from './objects';
import type { newSession } from './parameters';
import { prices } from './prices';
import type { State } from './state';
import { noSuch, StripeProblem } from './stripe-problem';

export const apiVersion = '2026-10-28.endive';
const daySeconds = 24 * 60 * 60;
const shortestTrialSeconds = 2 * daySeconds;
const shortestSessionSeconds = 30 * 60;
const endedStatuses: readonly string[] = ['canceled', 'incomplete_expired'];

export class Account {
  constructor(
    readonly state: State,
    readonly options: {
      url: () => string;
      now: () => number;
      emit: (event: StripeEvent) => void;
    },
  ) {}

  get #content() {
    return this.state.content;
  }

  get now() {
    return Math.floor(this.options.now() / 1000);
  }

  #emit(type: string, object: object): void {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.now,
      data: { object: structuredClone(object) },
      pending_webhooks: 1,
      type,
    };
    this.#content.events.push(event);
    this.options.emit(event);
  }

  #createCustomer(email: string | null): Customer {
    const customer: Customer = { id: newId('cus'), object: 'customer', email };
    this.#content.customers[customer.id] = customer;
    this.#emit('customer.created', customer);
    return customer;
  }

  customer(id: string): Customer {
    const customer = this.#content.customers[id];
    if (!customer) throw noSuch('customer', id, 'customer');
    return customer;
  }

  createSession(input: z.infer<typeof newSession>): CheckoutSession {
    const { now } = this;
    const { customer, customer_email: email, expires_at: expiresAt = now + daySeconds } = input;
    const trialEnd = input.subscription_data?.trial_end ?? null;
    const refuse = (message: string, param: string) => {
      throw new StripeProblem(400, message, { param });
    };
    if (customer && email) refuse('Only one of customer and customer_email.', 'customer');
    if (expiresAt < now + shortestSessionSeconds || expiresAt > now + daySeconds) {
      refuse('A session ends from 30 minutes to 24 hours after its creation.', 'expires_at');
    }
    if (trialEnd !== null && trialEnd < now + shortestTrialSeconds) {
      refuse('A trial ends at least 2 days in the future.', 'subscription_data[trial_end]');
    }
    if (customer) this.customer(customer);
    const [{ price: priceId }] = input.line_items;
    const price = prices.find((one) => one.id === priceId);
    if (!price) throw noSuch('price', priceId, 'line_items[0][price]');
    const id = newId('cs_test');
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      amount_total: trialEnd === null ? price.unit_amount : 0,
      cancel_url: input.cancel_url ?? null,
      client_reference_id: input.client_reference_id ?? null,
      currency: price.currency,
      customer: customer ?? null,
      customer_email: email ?? null,
      expires_at: expiresAt,
      locale: input.locale ?? null,
      metadata: input.metadata ?? {},
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
      success_url: input.success_url,
      url: `${this.options.url()}/c/pay/${id}`,
      order: { price, trialEnd, metadata: input.subscription_data?.metadata ?? {} },
    };
    this.#content.sessions[id] = session;
    return session;
  }

  findSession(id: string): CheckoutSession | undefined {
    const session = this.#content.sessions[id];
    const isOver = session?.status === 'open' && session.expires_at <= this.now;
    if (isOver) this.#expire(session);
    return session;
  }

  session(id: string): CheckoutSession {
    const session = this.findSession(id);
    if (!session) throw noSuch('checkout.session', id);
    return session;
  }

  expireSession(id: string): CheckoutSession {
    const session = this.session(id);
    const { status } = session;
    if (status !== 'open') throw new StripeProblem(400, `The session is not open but ${status}.`);
    this.#expire(session);
    return session;
  }

  #expire(session: CheckoutSession): void {
    session.status = 'expired';
    session.url = null;
    this.#emit('checkout.session.expired', session);
  }

  completeSession(id: string, succeeds: boolean): CheckoutSession {
    const session = this.session(id);
    const { trialEnd } = session.order;
    if (!succeeds && trialEnd !== null) return session;
    session.customer ??= this.#createCustomer(session.customer_email).id;
    const begins = succeeds ? 'active' : 'incomplete';
    const subscription = this.#createSubscription(session.customer, session.order, begins);
    session.status = 'complete';
    session.url = null;
    session.subscription = subscription.id;
    const ofPaid = trialEnd === null ? 'paid' : 'no_payment_required';
    session.payment_status = succeeds ? ofPaid : 'unpaid';
    this.#emit('checkout.session.completed', session);
    if (succeeds) {
      this.#invoice('invoice.paid', subscription, session.amount_total);
    } else {
      this.#invoice('invoice.payment_failed', subscription);
      this.#emit('checkout.session.async_payment_failed', session);
    }
    return session;
  }

  #createSubscription(
    customer: string,
    { price, metadata, trialEnd }: CheckoutSession['order'],
    begins: 'active' | 'incomplete',
  ): Subscription {
    const id = newId('sub');
    const subscription: Subscription = {
      id,
      object: 'subscription',
      cancel_at_period_end: false,
      created: this.now,
      customer,
      items: { data: [{ current_period_end: trialEnd ?? oneYearAfter(this.now), price }] },
      metadata,
      status: trialEnd === null ? begins : 'trialing',
      trial_end: trialEnd,
    };
    this.#content.subscriptions[id] = subscription;
    this.#emit('customer.subscription.created', subscription);
    return subscription;
  }

  #invoice(
    type: 'invoice.paid' | 'invoice.payment_failed',
    subscription: Subscription,
    amount = subscription.items.data[0]!.price.unit_amount,
  ): void {
    const [item] = subscription.items.data;
    const isPaid = type === 'invoice.paid';
    const { invoices } = this.#content;
    const earlier = invoices[subscription.customer] ?? [];
    const id = newId('in');
    const invoice: CardInvoice = {
      id,
      object: 'invoice',
      amount_due: amount,
      amount_paid: isPaid ? amount : 0,
      created: this.now,
      currency: item!.price.currency,
      customer: subscription.customer,
      hosted_invoice_url: `${this.options.url()}/i/${id}`,
      number: `TEST-${this.now}-${earlier.length + 1}`,
      parent: {
        type: 'subscription_details',
        subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      },
      status: isPaid ? 'paid' : 'open',
      status_transitions: { paid_at: isPaid ? this.now : null },
    };
    invoices[subscription.customer] = [...earlier, invoice];
    this.#emit(type, invoice);
  }

  subscriptions(): Subscription[] {
    return Object.values(this.#content.subscriptions);
  }

  subscription(id: string): Subscription {
    const subscription = this.#content.subscriptions[id];
    if (!subscription) throw noSuch('subscription', id);
    return subscription;
  }

  updateSubscription(id: string, changes: { cancel_at_period_end?: boolean }): Subscription {
    const subscription = this.#running(id);
    const { cancel_at_period_end: isEnding } = changes;
    if (isEnding !== undefined) subscription.cancel_at_period_end = isEnding;
    this.#emit('customer.subscription.updated', subscription);
    return subscription;
  }

  cancelSubscription(id: string): Subscription {
    const subscription = this.#running(id);
    subscription.status = 'canceled';
    this.#emit('customer.subscription.deleted', subscription);
    return subscription;
  }

  renewSubscription(id: string, succeeds: boolean): Subscription {
    const subscription = this.#running(id);
    if (subscription.cancel_at_period_end) return this.cancelSubscription(id);
    const [item] = subscription.items.data;
    if (subscription.status !== 'past_due') {
      item!.current_period_end = oneYearAfter(item!.current_period_end);
    }
    subscription.status = succeeds ? 'active' : 'past_due';
    this.#invoice(succeeds ? 'invoice.paid' : 'invoice.payment_failed', subscription);
    this.#emit('customer.subscription.updated', subscription);
    return subscription;
  }

  #running(id: string): Subscription {
    const subscription = this.subscription(id);
    if (!endedStatuses.includes(subscription.status)) return subscription;
    throw noSuch('subscription', id);
  }

  events(): readonly StripeEvent[] {
    return this.#content.events;
  }
}

function oneYearAfter(seconds: number): number {
  const date = new Date(seconds * 1000);
  return Math.floor(date.setUTCFullYear(date.getUTCFullYear() + 1) / 1000);
}

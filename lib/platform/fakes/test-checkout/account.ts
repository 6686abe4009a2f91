import {
  newId,
  type CardInvoice,
  type CheckoutSession,
  type Customer,
  type Price,
  type StripeEvent,
  type Subscription,
} from './objects';
import { prices } from './prices';
import type { State } from './state';
import { noSuch, StripeProblem } from './stripe-problem';

export const apiVersion = '2026-10-28.endive';
const daySeconds = 24 * 60 * 60;
const shortestTrialSeconds = 2 * daySeconds;
const keptInvoices = 50;

export interface NewSession {
  line_items: { price: string; quantity: number }[];
  success_url: string;
  cancel_url?: string;
  client_reference_id?: string;
  customer?: string;
  customer_email?: string;
  expires_at?: number;
  locale?: string;
  metadata?: Record<string, string>;
  allowed_payment_method_types?: 'card'[];
  subscription_data?: { metadata?: Record<string, string>; trial_end?: number };
}

interface Order {
  price: Price;
  metadata: Record<string, string>;
  trialEnd: number | null;
}

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
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.#content.events.push(event);
    this.options.emit(event);
  }

  price(id: string, param?: string): Price {
    const price = prices.find((one) => one.id === id);
    if (!price) throw noSuch('price', id, param);
    return price;
  }

  createCustomer(input: Partial<Pick<Customer, 'email' | 'name' | 'metadata'>>): Customer {
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      created: this.now,
      email: input.email ?? null,
      name: input.name ?? null,
      livemode: false,
      metadata: input.metadata ?? {},
    };
    this.#content.customers[customer.id] = customer;
    this.#emit('customer.created', customer);
    return customer;
  }

  customer(id: string, param?: string): Customer {
    const customer = this.#content.customers[id];
    if (!customer) throw noSuch('customer', id, param);
    return customer;
  }

  createSession(input: NewSession): CheckoutSession {
    const { now } = this;
    if (input.customer && input.customer_email) {
      throw new StripeProblem(
        400,
        'You may only specify one of these parameters: customer, customer_email.',
        { param: 'customer' },
      );
    }
    if (input.customer) this.customer(input.customer, 'customer');
    const [item] = input.line_items;
    const price = this.price(item!.price, 'line_items[0][price]');
    const expiresAt = input.expires_at ?? now + daySeconds;
    if (expiresAt < now + 30 * 60 || expiresAt > now + daySeconds) {
      throw new StripeProblem(
        400,
        'The `expires_at` timestamp must be from 30 minutes to 24 hours from Checkout Session creation.',
        { param: 'expires_at' },
      );
    }
    const trialEnd = input.subscription_data?.trial_end ?? null;
    if (trialEnd !== null && trialEnd < now + shortestTrialSeconds) {
      throw new StripeProblem(
        400,
        'The `trial_end` date has to be at least 2 days in the future.',
        { param: 'subscription_data[trial_end]' },
      );
    }
    const id = newId('cs_test');
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      amount_total: trialEnd === null ? price.unit_amount : 0,
      cancel_url: input.cancel_url ?? null,
      client_reference_id: input.client_reference_id ?? null,
      created: now,
      currency: price.currency,
      customer: input.customer ?? null,
      customer_email: input.customer_email ?? null,
      expires_at: expiresAt,
      livemode: false,
      locale: input.locale ?? null,
      metadata: input.metadata ?? {},
      mode: 'subscription',
      allowed_payment_method_types: input.allowed_payment_method_types ?? null,
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
      success_url: input.success_url,
      url: `${this.options.url()}/c/pay/${id}`,
    };
    this.#content.sessions[id] = session;
    this.#content.orders[id] = {
      price: price.id,
      metadata: input.subscription_data?.metadata ?? {},
      ...(trialEnd !== null && { trialEnd }),
    };
    return session;
  }

  session(id: string): CheckoutSession {
    const session = this.#content.sessions[id];
    if (!session) throw noSuch('checkout.session', id);
    if (session.status === 'open' && session.expires_at <= this.now) this.#expire(session);
    return session;
  }

  expireSession(id: string): CheckoutSession {
    const session = this.session(id);
    this.#requireOpen(session);
    this.#expire(session);
    return session;
  }

  #requireOpen(session: CheckoutSession): void {
    if (session.status === 'open') return;
    throw new StripeProblem(
      400,
      `Only Checkout Sessions with a status in ["open"] can be changed. This Checkout Session has a status of ${session.status}.`,
    );
  }

  #expire(session: CheckoutSession): void {
    session.status = 'expired';
    session.url = null;
    this.#emit('checkout.session.expired', session);
  }

  completeSession(id: string, succeeds: boolean): CheckoutSession {
    const session = this.session(id);
    this.#requireOpen(session);
    const order = this.#order(id);
    if (!succeeds && order.trialEnd !== null) return session;
    session.customer ??= this.createCustomer({ email: session.customer_email }).id;
    const subscription = this.#createSubscription(
      session.customer,
      order,
      succeeds ? 'active' : 'incomplete',
    );
    session.status = 'complete';
    session.url = null;
    session.subscription = subscription.id;
    const ofPaid = order.trialEnd === null ? 'paid' : 'no_payment_required';
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

  offerOf(session: CheckoutSession): { price: Price; trialEnd: number | null } {
    const { price, trialEnd } = this.#order(session.id);
    return { price, trialEnd };
  }

  #order(sessionId: string): Order {
    const { price, metadata, trialEnd = null } = this.#content.orders[sessionId]!;
    return { price: this.price(price), metadata, trialEnd };
  }

  #createSubscription(
    customer: string,
    { price, metadata, trialEnd }: Order,
    begins: 'active' | 'incomplete',
  ): Subscription {
    const { now } = this;
    const id = newId('sub');
    const subscription: Subscription = {
      id,
      object: 'subscription',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      collection_method: 'charge_automatically',
      created: now,
      currency: price.currency,
      customer,
      ended_at: null,
      items: {
        object: 'list',
        data: [
          {
            id: newId('si'),
            object: 'subscription_item',
            created: now,
            current_period_end: trialEnd ?? oneYearAfter(now),
            current_period_start: now,
            price,
            quantity: 1,
            subscription: id,
          },
        ],
        has_more: false,
        url: `/v1/subscription_items?subscription=${id}`,
      },
      livemode: false,
      metadata,
      start_date: now,
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
      livemode: false,
      number: `TEST-${this.now}-${earlier.length + 1}`,
      parent: {
        type: 'subscription_details',
        subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      },
      status: isPaid ? 'paid' : 'open',
      status_transitions: { paid_at: isPaid ? this.now : null },
    };
    invoices[subscription.customer] = [...earlier, invoice].slice(-keptInvoices);
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

  updateSubscription(
    id: string,
    changes: { cancel_at_period_end?: boolean; metadata?: Record<string, string> },
  ): Subscription {
    const subscription = this.#running(id);
    if (changes.cancel_at_period_end !== undefined) {
      const isEnding = changes.cancel_at_period_end;
      subscription.cancel_at_period_end = isEnding;
      subscription.cancel_at = isEnding ? subscription.items.data[0]!.current_period_end : null;
      subscription.canceled_at = isEnding ? this.now : null;
    }
    Object.assign(subscription.metadata, changes.metadata);
    this.#emit('customer.subscription.updated', subscription);
    return subscription;
  }

  cancelSubscription(id: string): Subscription {
    const subscription = this.#running(id);
    subscription.status = 'canceled';
    subscription.canceled_at ??= this.now;
    subscription.ended_at = this.now;
    this.#emit('customer.subscription.deleted', subscription);
    return subscription;
  }

  renewSubscription(id: string, succeeds: boolean): Subscription {
    const subscription = this.#running(id);
    if (subscription.cancel_at_period_end) return this.cancelSubscription(id);
    const [item] = subscription.items.data;
    if (subscription.status !== 'past_due') {
      item!.current_period_start = item!.current_period_end;
      item!.current_period_end = oneYearAfter(item!.current_period_start);
    }
    subscription.status = succeeds ? 'active' : 'past_due';
    this.#invoice(succeeds ? 'invoice.paid' : 'invoice.payment_failed', subscription);
    this.#emit('customer.subscription.updated', subscription);
    return subscription;
  }

  #running(id: string): Subscription {
    const subscription = this.subscription(id);
    if (!['canceled', 'incomplete_expired'].includes(subscription.status)) return subscription;
    throw noSuch('subscription', id);
  }

  events(): readonly StripeEvent[] {
    return this.#content.events;
  }

  event(id: string): StripeEvent {
    const event = this.#content.events.find((one) => one.id === id);
    if (!event) throw noSuch('event', id);
    return event;
  }
}

function oneYearAfter(seconds: number): number {
  const date = new Date(seconds * 1000);
  return Math.floor(date.setUTCFullYear(date.getUTCFullYear() + 1) / 1000);
}

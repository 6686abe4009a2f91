import { randomBytes } from 'node:crypto';

/** The parts of Stripe's objects that this server keeps; times are seconds since 1970, amounts øre. */

export interface Price {
  id: string;
  object: 'price';
  active: boolean;
  billing_scheme: 'per_unit';
  created: number;
  currency: string;
  livemode: false;
  lookup_key: string;
  metadata: Record<string, string>;
  nickname: string | null;
  product: string;
  recurring: { interval: 'year'; interval_count: 1; usage_type: 'licensed' };
  tax_behavior: 'inclusive' | 'exclusive';
  type: 'recurring';
  unit_amount: number;
  unit_amount_decimal: string;
}

export interface Customer {
  id: string;
  object: 'customer';
  created: number;
  email: string | null;
  name: string | null;
  livemode: false;
  metadata: Record<string, string>;
}

export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer: string | null;
  customer_email: string | null;
  expires_at: number;
  livemode: false;
  locale: string | null;
  metadata: Record<string, string>;
  mode: 'subscription';
  allowed_payment_method_types: 'card'[] | null;
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  url: string | null;
}

export type SubscriptionStatus =
  'active' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'past_due' | 'trialing' | 'unpaid';

export interface Subscription {
  id: string;
  object: 'subscription';
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  collection_method: 'charge_automatically';
  created: number;
  currency: string;
  customer: string;
  ended_at: number | null;
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      created: number;
      current_period_end: number;
      current_period_start: number;
      price: Price;
      quantity: 1;
      subscription: string;
    }[];
    has_more: false;
    url: string;
  };
  livemode: false;
  metadata: Record<string, string>;
  start_date: number;
  status: SubscriptionStatus;
  trial_end: number | null;
}

/** The charge of a period, kept for the receipts. */
export interface CardInvoice {
  id: string;
  object: 'invoice';
  amount_due: number;
  amount_paid: number;
  created: number;
  currency: string;
  customer: string;
  /** The page of the receipt. */
  hosted_invoice_url: string;
  livemode: false;
  /** The customer's receipts are numbered. */
  number: string;
  parent: {
    type: 'subscription_details';
    subscription_details: { metadata: Record<string, string>; subscription: string };
  };
  status: 'paid' | 'open';
  status_transitions: { paid_at: number | null };
}

/** A visit to the customer portal. */
export interface PortalSession {
  id: string;
  object: 'billing_portal.session';
  created: number;
  customer: string;
  livemode: false;
  locale: string | null;
  return_url: string | null;
  url: string;
}

/** An event, with the object as it was then. */
export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: string;
}

/** An id as Stripe makes them: what it is, and letters and digits that nobody guesses. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, '0')}`;
}

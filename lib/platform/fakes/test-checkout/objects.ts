import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

type Common = 'id' | 'object' | 'created' | 'livemode';
type Kept<T, Same extends keyof T, Own> = Pick<T, Same> & Own;

export type Price = Kept<
  Stripe.Price,
  | Common
  | 'active'
  | 'billing_scheme'
  | 'currency'
  | 'metadata'
  | 'nickname'
  | 'tax_behavior'
  | 'type',
  {
    lookup_key: string;
    product: string;
    recurring: { interval: 'year'; interval_count: 1; usage_type: 'licensed' };
    unit_amount: number;
    unit_amount_decimal: string;
  }
>;

export type Customer = Kept<
  Stripe.Customer,
  Common | 'email' | 'metadata',
  { name: string | null }
>;

export type CheckoutSession = Kept<
  Stripe.Checkout.Session,
  | (Common | 'cancel_url' | 'client_reference_id' | 'customer_email' | 'expires_at')
  | ('payment_status' | 'status' | 'url'),
  {
    allowed_payment_method_types: 'card'[] | null;
    amount_total: number;
    currency: string;
    customer: string | null;
    locale: string | null;
    metadata: Record<string, string>;
    mode: 'subscription';
    subscription: string | null;
    success_url: string;
  }
>;

interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  created: number;
  current_period_end: number;
  current_period_start: number;
  price: Price;
  quantity: 1;
  subscription: string;
}

export type Subscription = Kept<
  Stripe.Subscription,
  | (
      | Common
      | 'cancel_at'
      | 'cancel_at_period_end'
      | 'canceled_at'
      | 'collection_method'
      | 'currency'
    )
  | ('ended_at' | 'metadata' | 'start_date' | 'status' | 'trial_end'),
  {
    customer: string;
    items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string };
  }
>;

export type CardInvoice = Kept<
  Stripe.Invoice,
  Common | 'amount_due' | 'amount_paid' | 'currency',
  {
    customer: string;
    hosted_invoice_url: string;
    number: string;
    parent: {
      type: 'subscription_details';
      subscription_details: { metadata: Record<string, string>; subscription: string };
    };
    status: 'paid' | 'open';
    status_transitions: { paid_at: number | null };
  }
>;

export type PortalSession = Kept<
  Stripe.BillingPortal.Session,
  Common | 'return_url' | 'url',
  { customer: string; locale: string | null }
>;

export type StripeEvent = Kept<
  Stripe.Event,
  Common | 'api_version' | 'pending_webhooks',
  { data: { object: object }; request: { id: null; idempotency_key: null }; type: string }
>;

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, '0')}`;
}

import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Price } from './prices';

type Kept<T, Same extends keyof T, Own> = Pick<T, Same | Extract<keyof T, 'id' | 'object'>> & Own;

export type Customer = Kept<Stripe.Customer, 'email', object>;

export type CheckoutSession = Kept<
  Stripe.Checkout.Session,
  | 'cancel_url'
  | 'client_reference_id'
  | 'customer_email'
  | 'expires_at'
  | 'payment_status'
  | 'status'
  | 'url',
  {
    amount_total: number;
    currency: string;
    customer: string | null;
    locale: string | null;
    metadata: Record<string, string>;
    subscription: string | null;
    success_url: string;
    order: { price: Price; trialEnd: number | null; metadata: Record<string, string> };
  }
>;

export type Subscription = Kept<
  Stripe.Subscription,
  'cancel_at_period_end' | 'created' | 'metadata' | 'status' | 'trial_end',
  {
    customer: string;
    items: { data: { current_period_end: number; price: Price }[] };
  }
>;

export type CardInvoice = Kept<
  Stripe.Invoice,
  'amount_due' | 'amount_paid' | 'created' | 'currency',
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
  'created' | 'return_url' | 'url',
  { customer: string; locale: string | null }
>;

export type StripeEvent = Kept<
  Stripe.Event,
  'api_version' | 'created' | 'pending_webhooks',
  { data: { object: object }; type: string }
>;

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, '0')}`;
}

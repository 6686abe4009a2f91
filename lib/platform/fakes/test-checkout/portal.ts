import type { Account } from './account';
import { newId, type CardInvoice, type PortalSession, type Subscription } from './objects';

const portalSeconds = 60 * 60;
const endedStatuses: readonly string[] = ['canceled', 'incomplete', 'incomplete_expired'];

export function createPortal(
  account: Account,
  input: { customer: string; return_url?: string; locale?: string },
): PortalSession {
  account.customer(input.customer);
  const id = newId('bps');
  const portal: PortalSession = {
    id,
    object: 'billing_portal.session',
    created: account.now,
    customer: input.customer,
    locale: input.locale ?? null,
    return_url: input.return_url ?? null,
    url: `${account.options.url()}/p/session/${id}`,
  };
  account.state.content.portals[id] = portal;
  return portal;
}

export function findPortal(account: Account, id: string): PortalSession | undefined {
  const portal = account.state.content.portals[id];
  return portal && portal.created + portalSeconds > account.now ? portal : undefined;
}

export function subscriptionsOf(account: Account, customer: string): Subscription[] {
  return account
    .subscriptions()
    .filter((one) => one.customer === customer && !endedStatuses.includes(one.status));
}

export function receiptsOf(account: Account, customer: string): CardInvoice[] {
  return (account.state.content.invoices[customer] ?? []).toReversed();
}

export function findReceipt(account: Account, id: string): CardInvoice | undefined {
  const all = Object.values(account.state.content.invoices).flat();
  return all.find((one) => one.id === id);
}

export function refusesPayment(account: Account, customer: string): boolean {
  return account.state.content.refusingCards[customer] ?? false;
}

function changeCard(account: Account, customer: string, refuses: boolean): void {
  account.state.content.refusingCards[customer] = refuses;
  if (refuses) return;
  for (const { id, status } of subscriptionsOf(account, customer)) {
    if (status === 'past_due') account.renewSubscription(id, true);
  }
}

export function actInPortal(
  account: Account,
  { customer }: PortalSession,
  { action, subscription: id }: Record<string, unknown>,
): void {
  if (action === 'goodCard' || action === 'badCard') {
    changeCard(account, customer, action === 'badCard');
    return;
  }
  const subscription = subscriptionsOf(account, customer).find((one) => one.id === id);
  if (!subscription) return;
  if (action === 'cancel' || action === 'resume') {
    account.updateSubscription(subscription.id, { cancel_at_period_end: action === 'cancel' });
  } else if (action === 'endPeriod') {
    account.renewSubscription(subscription.id, !refusesPayment(account, customer));
  }
}

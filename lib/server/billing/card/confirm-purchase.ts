import 'server-only';
import type Stripe from 'stripe';
import { termsVersion } from '@/lib/contracts/account/terms';
import { addMonths, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { isCardSubscriptionActive } from '@/lib/core/billing/card-subscription';
import type { PricingTier } from '@/lib/core/billing/plans';
import type { Queryable } from '@/lib/db/client';
import { isLocale } from '@/lib/i18n/locales';
import { publicEnv } from '@/lib/env/public';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { queueMail } from '@/lib/server/mail/queue-mail';
import { readerLanguage } from '@/lib/server/mail/reader-language';
import { currentSeller } from '../invoices/seller';

const isBought = (status: string) => !status.startsWith('incomplete');

interface Before {
  status: string;
  cancelAtPeriodEnd: boolean;
  version: string;
}

/**
 * Sends the confirmation of a card purchase in the transaction that stores the subscription, so that the confirmation
 * is sent only once.
 */
export async function confirmPurchase(
  tx: Queryable,
  teacher: { id: string; email: string },
  tier: PricingTier,
  before: Before | undefined,
  state: Stripe.Subscription,
): Promise<void> {
  if (!isBought(state.status)) return;
  const isNew = !before || !isBought(before.status);
  const isResumed =
    !isNew &&
    before.cancelAtPeriodEnd &&
    !state.cancel_at_period_end &&
    isCardSubscriptionActive(state.status);
  const [item] = state.items.data;
  if (!item || !(isNew || isResumed)) return;
  const chosen = state.metadata.language;
  const language = isLocale(chosen) ? chosen : await readerLanguage(tx, teacher.id);
  const agreedOn = toCalendarDate(state.created * 1000);
  const periodEnd = toCalendarDate(item.current_period_end * 1000);
  const isFree = state.status === 'trialing';
  const { app, site } = mailAddresses(language);
  await queueMail(tx, {
    ...{ kind: 'purchase', to: teacher.email, teacherId: teacher.id, language, nowMs: Date.now() },
    facts: {
      ...{ isResumed, agreedOn },
      price: item.price.unit_amount ?? tier.priceOre.yearly,
      firstCharge: isFree || isResumed ? periodEnd : null,
      renews: isFree ? addMonths(periodEnd, 12) : periodEnd,
      terms: termsVersion,
      seller: sellerFacts(),
      ...{ billingUrl: `${app}/billing`, termsUrl: `${site}/terms` },
    },
    cause: isResumed ? `purchase:${state.id}:resumed:${before.version}` : `purchase:${state.id}`,
  });
}

function sellerFacts() {
  const seller = currentSeller();
  if (!seller) return publicEnv().company;
  const { name, email, organizationNumber, street, postalCode, city } = seller;
  return { name, email, organizationNumber, address: `${street}, ${postalCode} ${city}` };
}

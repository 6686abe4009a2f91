import 'server-only';
import type { PlanOffer } from '@/lib/core/billing/agreement/plan-offer';
import { addDays, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { PricingTier } from '@/lib/core/billing/plans';
import { addVat } from '@/lib/core/billing/vat';
import type { Queryable } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/locales';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { queueMail } from '@/lib/server/mail/queue-mail';
import type { OrderRow } from './store-order';

interface Ordered {
  order: OrderRow;
  tier: PricingTier;
  offer: PlanOffer;
  setOffOre: number;
  lastTrialDay: CalendarDate | null;
}

export async function confirmOrder(
  tx: Queryable,
  reader: { to: string; teacherId?: string },
  { order, tier, offer, setOffOre, lastTrialDay }: Ordered,
  language: Locale,
  nowMs: number,
): Promise<void> {
  await queueMail(tx, {
    ...{ kind: 'order', language, nowMs, ...reader },
    cause: `order:${order.id}:${reader.to}`,
    facts: {
      customer: order.organizationName,
      plan: tier.slug,
      begins: lastTrialDay && addDays(lastTrialDay, 1),
      term: { from: offer.start, to: (offer.nextPeriod ?? offer).end },
      invoiceOn: offer.invoiceOn,
      price: addVat(offer.netOre).totalOre,
      setOff: setOffOre,
      payment: order.invoiceType,
      planUrl: `${mailAddresses(language).app}/billing`,
    },
  });
}

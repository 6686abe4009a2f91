import 'server-only';
import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { PricingTier } from '@/lib/core/billing/tiers';
import type { Queryable } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/locales';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { queueMail } from '@/lib/server/mail/queue-mail';
import type { OrderRow } from './store-order';

/** Tells an admin what was ordered for the school. */
export async function confirmOrder(
  tx: Queryable,
  reader: { to: string; teacherId?: string },
  { order, tier, starts }: { order: OrderRow; tier: PricingTier; starts: CalendarDate },
  language: Locale,
  nowMs: number,
): Promise<void> {
  await queueMail(tx, {
    ...{ kind: 'order', language, nowMs, ...reader },
    cause: `order:${order.id}:${reader.to}`,
    facts: {
      customer: order.organizationName,
      plan: tier.slug,
      starts,
      price: order.totalOre,
      payment: order.invoiceType,
      planUrl: mailAddresses(language).app,
    },
  });
}

import 'server-only';
import type { Buyer } from '@/lib/contracts/billing/orders';
import type { PlanOffer } from '@/lib/core/billing/agreement/plan-offer';
import type { PricingTier } from '@/lib/core/billing/plans';
import type { Queryable } from '@/lib/db/client';
import { agree, changeBy } from '../agreement/change-agreement';
import type { SchoolStanding } from '@/lib/server/access/standing';
import { storeOrder, type OrderRow } from './store-order';

interface Wish {
  tier: PricingTier;
  input: Buyer & { client_key: string };
  /** Null for an answer to the question of a mail, which is given without logging in. */
  orderedBy: string | null;
  nowMs: number;
}

/** Makes an agreement of what was offered, in place of any that is not in force. Throws an AppError if the event is refused. */
export async function agreeAnew(
  tx: Queryable,
  standing: SchoolStanding,
  event: 'orders' | 'answersYes',
  { start, end, months, netOre }: PlanOffer,
  wish: Wish,
): Promise<OrderRow> {
  changeBy(standing, event, wish.nowMs);
  const agreementId = await agree(tx, standing, { anchor: start, months }, wish.nowMs);
  const { schoolId } = standing;
  return storeOrder(tx, { ...wish, schoolId, agreementId, netOre, start, end });
}

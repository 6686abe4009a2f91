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
  orderedBy: string | null;
  nowMs: number;
}

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

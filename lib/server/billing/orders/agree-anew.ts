import 'server-only';
import type { PlanOffer } from '@/lib/core/billing/agreement/plan-offer';
import type { Queryable } from '@/lib/db/client';
import { agreements } from '@/lib/db/schema/tables';
import type { SchoolBillingState } from '@/lib/server/access/billing-state';
import { changeBy, withdraw } from '../agreement/change-agreement';
import { storeOrder, type OrderRow, type Wish } from './store-order';

export async function agreeAnew(
  tx: Queryable,
  billingState: SchoolBillingState,
  event: 'orders' | 'answersYes',
  { start, end, months: periodMonths, netOre }: PlanOffer,
  wish: Wish,
): Promise<OrderRow> {
  changeBy(billingState, event, wish.nowMs);
  const { schoolId, agreement } = billingState;
  const isReplaced = agreement && (agreement.endsOn === null || agreement.endsOn >= start);
  if (isReplaced) await withdraw(tx, agreement.id);
  const [made] = await tx
    .insert(agreements)
    .values({ schoolId, anchor: start, periodMonths, createdAt: new Date(wish.nowMs) })
    .returning();
  return storeOrder(tx, { ...wish, schoolId, agreementId: made!.id, netOre, start, end });
}

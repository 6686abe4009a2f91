import 'server-only';
import { eq } from 'drizzle-orm';
import type { Checkout, CreateCheckout } from '@/lib/contracts/billing/checkout';
import { checkoutRefusals } from '@/lib/core/billing/checkout';
import { tiers, type PricingTier } from '@/lib/core/billing/plans';
import type { Database } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import type { Addresses } from '@/lib/server/http/addresses';
import { AppError } from '@/lib/server/errors/app-error';
import { cardCheckoutUrl } from './card-checkout';
import { checkoutFacts } from './checkout-facts';
import { expireAbandonedCheckouts } from './expire-abandoned-checkouts';
import { refreshSubscriptions } from './refresh-subscriptions';

export async function createCheckout(
  db: Database,
  teacher: TeacherRow,
  { lookup_key: lookupKey, owner_type: owner }: CreateCheckout,
  addresses: Addresses,
  nowMs: number,
): Promise<Checkout> {
  const tier = tiers.find((one) => one.lookupKey.yearly === lookupKey && one.owner === owner);
  if (!tier) throw new AppError('planNotFound');
  await refuse(db, teacher, tier, nowMs);
  if (owner === 'school') return { url: `${addresses.app}/order/${tier.slug}` };
  await expireAbandonedCheckouts(db);
  const isRunning = await refreshSubscriptions(db, teacher.id);
  const [buyer] = await db.select().from(teachers).where(eq(teachers.id, teacher.id));
  if (!buyer) throw new AppError('noTeacher');
  await refuse(db, buyer, tier, nowMs);
  if (isRunning) throw new AppError('currentPlan');
  return { url: await cardCheckoutUrl(db, buyer, tier, addresses, nowMs) };
}

async function refuse(db: Database, teacher: TeacherRow, tier: PricingTier, nowMs: number) {
  const [refusal] = checkoutRefusals(tier, await checkoutFacts(db, teacher, nowMs));
  if (refusal) throw new AppError(refusal.code);
}

import 'server-only';
import type { Checkout, CreateCheckout } from '@/lib/contracts/checkout';
import { checkoutBlocks } from '@/lib/core/billing/checkout';
import { tiers } from '@/lib/core/billing/tiers';
import type { Database } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import type { Addresses } from '@/lib/server/http/addresses';
import { AppError } from '@/lib/server/http/app-error';
import { cardCheckoutUrl } from './card-checkout';
import { checkoutFacts } from './checkout-facts';

/**
 * Where a teacher goes to buy a plan: the card checkout, or for a school the billing form. Throws the first reason why
 * they may not, by its name in `checkoutBlocks`.
 */
export async function createCheckout(
  db: Database,
  teacher: TeacherRow,
  { lookup_key: lookupKey, owner_type: owner }: CreateCheckout,
  addresses: Addresses,
  nowMs: number,
): Promise<Checkout> {
  const tier = tiers.find((one) => one.lookupKey.yearly === lookupKey && one.owner === owner);
  if (!tier) throw new AppError('planNotFound');
  const [block] = checkoutBlocks(tier, await checkoutFacts(db, teacher, nowMs));
  if (block) throw new AppError(block);
  if (owner === 'school') return { url: `${addresses.app}/order?plan=${tier.slug}` };
  return { url: await cardCheckoutUrl(db, teacher, tier, addresses, nowMs) };
}

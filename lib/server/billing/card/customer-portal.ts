import 'server-only';
import type { Checkout } from '@/lib/contracts/billing/checkout';
import type { Database } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import type { Session } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';
import type { Addresses } from '@/lib/server/http/addresses';
import { refreshSubscriptions } from './refresh-subscriptions';
import { callStripe, isMissing } from './stripe';

export async function createPortal(
  { stripeCustomerId: customer }: TeacherRow,
  { api, locale }: Addresses,
): Promise<Checkout> {
  if (!customer) throw new AppError('notFound');
  try {
    const { url } = await callStripe((stripe) =>
      stripe.billingPortal.sessions.create({
        customer,
        return_url: `${api}/stripe/portal-return`,
        locale: locale === 'en' ? 'en-GB' : 'nb',
      }),
    );
    return { url };
  } catch (error) {
    if (isMissing(error)) throw new AppError('notFound');
    throw error;
  }
}

export async function finishPortal(db: Database, session: Session | undefined): Promise<void> {
  if (!session?.teacher) return;
  try {
    await refreshSubscriptions(db, session.teacher.id);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

import { refundSchema } from '@/lib/contracts/billing/office';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { checkId } from '@/lib/server/billing/office/office-rows';
import { refund } from '@/lib/server/billing/payments/refund';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: refundSchema },
  ({ session, params, body, db }) =>
    refund(db, requireClerk(session), checkId(params.schoolId!), body, Date.now()),
);

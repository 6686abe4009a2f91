import { moveAllocationSchema } from '@/lib/contracts/billing/office';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { checkId } from '@/lib/server/billing/office/office-rows';
import { moveAllocation } from '@/lib/server/billing/payments/move-allocation';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: moveAllocationSchema },
  ({ session, params, body, db }) =>
    moveAllocation(db, requireClerk(session), checkId(params.schoolId!), body, Date.now()),
);

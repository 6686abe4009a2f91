import { sendBackSchema } from '@/lib/contracts/billing/office';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { checkId } from '@/lib/server/billing/office/office-rows';
import { sendBack } from '@/lib/server/billing/payments/unmatched';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: sendBackSchema },
  ({ session, params, body, db }) =>
    sendBack(db, requireClerk(session), checkId(params.receivedId!), body, Date.now()),
);

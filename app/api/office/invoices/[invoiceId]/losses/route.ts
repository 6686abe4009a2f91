import { enterLossSchema } from '@/lib/contracts/billing/office';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { checkId } from '@/lib/server/billing/office/office-rows';
import { enterLoss } from '@/lib/server/billing/payments/enter-loss';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: enterLossSchema },
  ({ session, params, body, db }) =>
    enterLoss(db, requireClerk(session), checkId(params.invoiceId!), body, Date.now()),
);

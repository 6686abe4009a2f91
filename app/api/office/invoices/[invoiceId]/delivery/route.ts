import { redeliverSchema } from '@/lib/contracts/billing/office';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { redeliver } from '@/lib/server/billing/office/redeliver';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: redeliverSchema },
  ({ session, params, body, db }) =>
    redeliver(db, requireClerk(session), params.invoiceId!, body, Date.now()),
);

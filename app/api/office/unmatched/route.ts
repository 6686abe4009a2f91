import { registerUnmatchedSchema } from '@/lib/contracts/billing/office';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { registerUnmatched } from '@/lib/server/billing/payments/unmatched';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: registerUnmatchedSchema },
  ({ session, body, db }) => {
    const money = { ...body, kid: '', bankReference: null };
    return registerUnmatched(db, requireClerk(session), money, Date.now());
  },
);

import { registerBankLinesSchema } from '@/lib/contracts/billing/office';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { registerBankLines } from '@/lib/server/billing/payments/bank-lines';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: registerBankLinesSchema, maxBodyBytes: 100_000 },
  async ({ session, body, db }) => ({
    results: await registerBankLines(db, requireClerk(session), body.lines, Date.now()),
  }),
);

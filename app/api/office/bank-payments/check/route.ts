import { checkBankLinesSchema } from '@/lib/contracts/billing/office';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { checkBankLines } from '@/lib/server/billing/payments/bank-lines';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: checkBankLinesSchema, maxBodyBytes: 100_000 },
  async ({ session, body, db }) => ({
    lines: await checkBankLines(db, requireClerk(session), body.lines),
  }),
);

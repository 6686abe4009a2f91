import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { route } from '@/lib/server/http/route';
import { retryMail } from '@/lib/server/jobs/office-failures';
import { wakeSender } from '@/lib/server/mail/wake-sender';

export const POST = route({ session: 'required' }, async ({ session, params, db }) => {
  await retryMail(db, requireClerk(session), params.mailId!, Date.now());
  wakeSender();
});

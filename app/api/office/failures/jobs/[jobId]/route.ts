import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { route } from '@/lib/server/http/route';
import { retryJob } from '@/lib/server/jobs/office-failures';

export const POST = route({ session: 'required' }, ({ session, params, db }) =>
  retryJob(db, requireClerk(session), params.jobId!),
);

import { readFailures } from '@/lib/server/jobs/office-failures';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, ({ session, db }) =>
  readFailures(requireClerk(session), db),
);

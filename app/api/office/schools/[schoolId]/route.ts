import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { readAccount } from '@/lib/server/billing/office/read-account';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, ({ session, params, db }) =>
  readAccount(db, requireClerk(session), params.schoolId!),
);

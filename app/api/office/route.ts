import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { readOffice } from '@/lib/server/billing/office/read-office';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, ({ session, db }) =>
  readOffice(db, requireClerk(session), Date.now()),
);

import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { readOffice } from '@/lib/server/billing/office/read-office';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, ({ session, db }) =>
  readOffice(db, requireClerk(session), Date.now()),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { listEntries } from '@/lib/server/billing/office/read-account';
import { readCursor } from '@/lib/server/database/page-cursor';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, ({ request, session, params, db }) =>
  listEntries(db, requireClerk(session), params.schoolId!, readCursor(request.url)),
);

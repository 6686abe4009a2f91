import { listActions } from '@/lib/server/billing/office/list-actions';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { readCursor } from '@/lib/server/database/page-cursor';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, ({ request, session, db }) =>
  listActions(db, requireClerk(session), readCursor(request.url)),
);

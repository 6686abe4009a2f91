import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { readOfficeCreditNote } from '@/lib/server/billing/office/read-office-invoice';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, ({ session, params, db }) =>
  readOfficeCreditNote(db, requireClerk(session), params.creditNoteId!),
);

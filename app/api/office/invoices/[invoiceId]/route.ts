import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { readOfficeInvoice } from '@/lib/server/billing/office/read-office-invoice';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, ({ session, params, db }) =>
  readOfficeInvoice(db, requireClerk(session), params.invoiceId!, Date.now()),
);

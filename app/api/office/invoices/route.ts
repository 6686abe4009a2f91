import { invoiceFilterSchema } from '@/lib/contracts/billing/office';
import { searchSchema } from '@/lib/contracts/search';
import { listInvoices } from '@/lib/server/billing/office/list-invoices';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { readCursor } from '@/lib/server/database/page-cursor';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, ({ request, session, db }) => {
  const clerk = requireClerk(session);
  const query = new URL(request.url).searchParams;
  const search = searchSchema.catch('').parse(query.get('search') ?? '');
  const filter = invoiceFilterSchema.catch('all').parse(query.get('filter') ?? 'all');
  const after = readCursor(request.url);
  return listInvoices(db, clerk, { search, filter, after }, Date.now());
});

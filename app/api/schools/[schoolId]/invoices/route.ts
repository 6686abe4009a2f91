import { listInvoices } from '@/lib/server/billing/overview/list-invoices';
import { readCursor } from '@/lib/server/database/page-cursor';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'teacher' }, ({ request, params, teacher, db }) =>
  listInvoices(db, teacher, params.schoolId!, readCursor(request.url), Date.now()),
);

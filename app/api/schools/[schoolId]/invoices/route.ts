import { requireTeacher } from '@/lib/server/access/find-teacher';
import { listInvoices } from '@/lib/server/billing/overview/list-invoices';
import { readCursor } from '@/lib/server/database/page-cursor';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, async ({ request, session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  return listInvoices(db, teacher, params.schoolId!, readCursor(request.url), Date.now());
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

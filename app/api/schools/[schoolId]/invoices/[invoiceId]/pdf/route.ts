import { requireTeacher } from '@/lib/server/access/find-teacher';
import { renderInvoice } from '@/lib/server/billing/overview/render-invoice';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  const { schoolId = '', invoiceId = '' } = params;
  const { content, name } = await renderInvoice(db, teacher, { schoolId, invoiceId }, 'pdf');
  return new Response(content, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

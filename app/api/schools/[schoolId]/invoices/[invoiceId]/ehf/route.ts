import { renderInvoice } from '@/lib/server/billing/overview/render-invoice';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'teacher' }, async ({ params, teacher, db }) => {
  const { schoolId = '', invoiceId = '' } = params;
  const { content, name } = await renderInvoice(db, teacher, { schoolId, invoiceId }, 'ehf');
  return new Response(content, {
    headers: {
      'Content-Type': 'application/xml',
      'Content-Disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    },
  });
});

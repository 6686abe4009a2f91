import { renderEhf } from '@/lib/server/billing/invoices/render-ehf';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { documentFile } from '@/lib/server/billing/office/document-file';
import { readDocument } from '@/lib/server/billing/office/read-office-invoice';
import { route } from '@/lib/server/http/route';

/** Serves invoices and credit notes. */
export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  const document = await readDocument(db, requireClerk(session), params.invoiceId!);
  return documentFile(document, 'ehf', renderEhf(document));
});

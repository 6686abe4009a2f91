import 'server-only';
import type { Queryable } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { drawInvoicePdf } from '../invoices/pdf/draw-invoice';
import { readInvoice } from '../invoices/read-invoice';
import { renderEhf } from '../invoices/render-ehf';
import { findInvoice } from './find-invoice';

interface InvoiceFile {
  content: Uint8Array<ArrayBuffer>;
  name: string;
}

/**
 * Renders the file of an issued document of the admin's own school. The number of files in ten minutes is limited,
 * because rendering takes processor time. The limit allows all documents of many years.
 */
export async function renderInvoice(
  db: Queryable,
  teacher: TeacherRow,
  { schoolId, invoiceId }: { schoolId: string; invoiceId: string },
  kind: 'pdf' | 'ehf',
): Promise<InvoiceFile> {
  await limitRate(db, { action: 'invoiceFile', by: teacher.id, max: 100, windowSeconds: 600 });
  const document = await readInvoice(db, await findInvoice(db, teacher, schoolId, invoiceId));
  const title = document.type === 'invoice' ? 'faktura' : 'kreditnota';
  const name = `${title}-${document.number}`;
  return kind === 'pdf'
    ? { content: Uint8Array.from(await drawInvoicePdf(document)), name: `${name}.pdf` }
    : { content: new TextEncoder().encode(renderEhf(document)), name: `${name}.xml` };
}

import 'server-only';
import type { Queryable } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { readInvoice } from '../invoices/read-invoice';
import { renderDocument } from '../invoices/render-document';
import { findInvoice } from './find-invoice';

/**
 * Renders the file of an invoice or credit note. The number of files per teacher is limited, because rendering takes
 * processor time.
 */
export async function renderInvoice(
  db: Queryable,
  teacher: TeacherRow,
  { schoolId, invoiceId }: { schoolId: string; invoiceId: string },
  kind: 'pdf' | 'ehf',
) {
  await limitRate(db, { action: 'invoiceFile', by: teacher.id, max: 100, windowSeconds: 600 });
  const row = await findInvoice(db, teacher, schoolId, invoiceId);
  return renderDocument(await readInvoice(db, row), kind);
}

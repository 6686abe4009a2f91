import 'server-only';
import { desc, sql } from 'drizzle-orm';
import { officePageSize, type OfficeActivityPage } from '@/lib/contracts/office';
import type { Queryable } from '@/lib/db/client';
import { officeLog } from '@/lib/db/schema/tables';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import type { OfficeClerk } from './office-clerk';
import { checkMoment } from './office-rows';

/** Reads a page of what clerks did, the latest first. */
export async function listActions(
  db: Queryable,
  _clerk: OfficeClerk,
  after: PageCursor | undefined,
): Promise<OfficeActivityPage> {
  const found = await db
    .select()
    .from(officeLog)
    .where(
      after &&
        sql`(${officeLog.createdAt}, ${officeLog.id}) < (${checkMoment(after.key, 3)}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy(desc(officeLog.createdAt), desc(officeLog.id))
    .limit(officePageSize + 1);
  const { rows, next } = toPage(found, officePageSize, ({ createdAt, id }) => ({
    key: createdAt.toISOString(),
    id,
  }));
  return {
    entries: rows.map(({ id, kind, actor, createdAt, invoiceId, invoiceNumber, detail }) => ({
      ...{ id, kind, actor },
      at: createdAt.toISOString(),
      invoice: invoiceId && invoiceNumber ? { id: invoiceId, number: invoiceNumber } : null,
      amountOre: detail.amountOre ?? null,
      payments: detail.payments ?? null,
      creditNoteNumber: detail.creditNoteNumber ?? null,
    })),
    next,
  };
}

import 'server-only';
import { desc, eq, sql } from 'drizzle-orm';
import { officePageSize, type OfficeActivityPage } from '@/lib/contracts/billing/office';
import type { Queryable } from '@/lib/db/client';
import { officeLog, schools } from '@/lib/db/schema/tables';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { checkMoment } from './office-rows';

/** Reads a page of what clerks did, the latest first. */
export async function listActions(
  db: Queryable,
  _clerk: OfficeClerk,
  after: PageCursor | undefined,
): Promise<OfficeActivityPage> {
  const found = await db
    .select({ action: officeLog, school: schools.name })
    .from(officeLog)
    .leftJoin(schools, eq(schools.id, officeLog.schoolId))
    .where(
      after &&
        sql`(${officeLog.createdAt}, ${officeLog.id}) < (${checkMoment(after.key, 3)}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy(desc(officeLog.createdAt), desc(officeLog.id))
    .limit(officePageSize + 1);
  const { rows, next } = toPage(found, officePageSize, ({ action }) => ({
    key: action.createdAt.toISOString(),
    id: action.id,
  }));
  return {
    entries: rows.map(({ action: { id, kind, actor, createdAt, ...about }, school }) => ({
      ...{ id, kind, actor },
      at: createdAt.toISOString(),
      invoice:
        about.invoiceId && about.invoiceNumber
          ? { id: about.invoiceId, number: about.invoiceNumber }
          : null,
      school,
      reason: about.detail.reason ?? null,
      amountOre: about.detail.amountOre ?? null,
      creditNoteNumber: about.detail.creditNoteNumber ?? null,
    })),
    next,
  };
}

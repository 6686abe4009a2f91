import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { admins, type schoolOrders } from '@/lib/db/schema/tables';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { readerLanguage } from '@/lib/server/mail/reader-language';

export async function buyerLanguage(
  tx: Queryable,
  { orderedBy, schoolId }: Pick<typeof schoolOrders.$inferSelect, 'schoolId' | 'orderedBy'>,
): Promise<Locale> {
  if (orderedBy) return readerLanguage(tx, orderedBy);
  const [admin] = await tx
    .select({ id: admins.teacherId })
    .from(admins)
    .where(eq(admins.schoolId, schoolId))
    .orderBy(asc(admins.teacherId))
    .limit(1);
  return admin ? readerLanguage(tx, admin.id) : defaultLocale;
}

import 'server-only';
import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { admins, type schoolOrders } from '@/lib/db/schema/tables';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { readerLanguages } from '@/lib/server/mail/reader-language';

type Order = Pick<typeof schoolOrders.$inferSelect, 'id' | 'schoolId' | 'orderedBy'>;

export async function buyerLanguages(
  tx: Queryable,
  orders: readonly Order[],
): Promise<Map<string, Locale>> {
  const answered = orders.flatMap(({ orderedBy, schoolId }) => (orderedBy ? [] : [schoolId]));
  const found =
    answered.length === 0
      ? []
      : await tx
          .selectDistinctOn([admins.schoolId], { of: admins.schoolId, id: admins.teacherId })
          .from(admins)
          .where(inArray(admins.schoolId, answered))
          .orderBy(admins.schoolId, asc(admins.teacherId));
  const readers = new Map(found.map(({ of, id }) => [of, id]));
  const readerOf = ({ orderedBy, schoolId }: Order) => orderedBy ?? readers.get(schoolId) ?? '';
  const languages = await readerLanguages(tx, orders.map(readerOf).filter(Boolean));
  return new Map(
    orders.map((order) => [order.id, languages.get(readerOf(order)) ?? defaultLocale]),
  );
}

import 'server-only';
import { desc, inArray } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { mails } from '@/lib/db/schema/tables';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';

export async function readerLanguage(db: Queryable, teacherId: string): Promise<Locale> {
  return (await readerLanguages(db, [teacherId])).get(teacherId) ?? defaultLocale;
}

export async function readerLanguages(
  db: Queryable,
  teacherIds: string[],
): Promise<Map<string, Locale>> {
  if (teacherIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([mails.teacherId], { id: mails.teacherId, language: mails.language })
    .from(mails)
    .where(inArray(mails.teacherId, teacherIds))
    .orderBy(mails.teacherId, desc(mails.queuedAt));
  return new Map(rows.map(({ id, language }) => [id!, language]));
}

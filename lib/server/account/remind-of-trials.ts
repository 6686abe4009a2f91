import 'server-only';
import { and, asc, eq, gte, isNull, lte, notExists, sql } from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { toLastTrialDay, trialEndMs } from '@/lib/core/billing/trial';
import { teacherTier } from '@/lib/core/billing/plans';
import type { Database } from '@/lib/db/client';
import { mails, teachers } from '@/lib/db/schema/tables';
import { defaultLocale } from '@/lib/i18n/locales';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { queueMail } from '@/lib/server/mail/queue-mail';
import { readerLanguages } from '@/lib/server/mail/reader-language';

const weekMs = 7 * 24 * 60 * 60 * 1000;
const batchSize = 200;
const trialMs = trialEndMs('teacher', 0);

const latestMs = 60 * 24 * 60 * 60 * 1000;

const causeOf = sql<string>`'teacherTrialEnding:' || ${teachers.id}`;

export async function remindOfTrials(
  db: Database,
  nowMs: number,
  isTimeUp: () => boolean,
): Promise<void> {
  const price = teacherTier.priceOre.yearly;
  const today = toCalendarDate(nowMs);
  const isDue = and(
    isNull(teachers.schoolId),
    eq(teachers.hasActivePersonalSubscription, false),
    gte(teachers.createdAt, new Date(nowMs - latestMs - trialMs)),
    lte(teachers.createdAt, new Date(nowMs + weekMs - trialMs)),
    notExists(
      db
        .select({ one: sql`1` })
        .from(mails)
        .where(eq(mails.cause, causeOf)),
    ),
  );
  while (!isTimeUp()) {
    const reminded = await db.transaction(async (tx) => {
      const batch = await tx
        .select({
          id: teachers.id,
          name: teachers.name,
          to: teachers.email,
          registeredAt: teachers.createdAt,
        })
        .from(teachers)
        .where(isDue)
        .orderBy(asc(teachers.id))
        .limit(batchSize)
        .for('no key update', { skipLocked: true });
      const languages = await readerLanguages(
        tx,
        batch.map(({ id }) => id),
      );
      for (const { id, name, to, registeredAt } of batch) {
        const language = languages.get(id) ?? defaultLocale;
        const ends = toLastTrialDay(trialEndMs('teacher', registeredAt.getTime()));
        const planUrl = `${mailAddresses(language).site}/pricing/teacher`;
        await queueMail(tx, {
          ...{ kind: 'teacherTrialEnding', to, language, teacherId: id, nowMs },
          facts: { name, ends, isOver: ends < today, price, planUrl },
          cause: `teacherTrialEnding:${id}`,
        });
      }
      return batch.length;
    });
    if (reminded < batchSize) break;
  }
}

import 'server-only';
import { and, asc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { tiers } from '@/lib/core/billing/tiers';
import type { Database } from '@/lib/db/client';
import { mails, teachers } from '@/lib/db/schema/tables';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { queueMail } from '@/lib/server/mail/queue-mail';

const weekMs = 7 * 24 * 60 * 60 * 1000;
const batchSize = 200;

const causeOf = sql<string>`'teacherTrialEnding:' || ${teachers.id}`;

/**
 * Reminds each teacher without a school, a week before the own trial ends, that it does; once ever, and not those who have
 * given a card. Teachers have no language of their own, so it is Norwegian.
 */
export async function remindOfTrials(
  db: Database,
  nowMs: number,
  isTimeUp: () => boolean,
): Promise<void> {
  const language = 'no';
  const price = tiers.find(({ owner }) => owner === 'teacher')!.priceOre.yearly;
  const planUrl = `${mailAddresses(language).site}/pricing/teacher`;
  const isDue = and(
    isNull(teachers.schoolId),
    eq(teachers.hasActivePersonalSubscription, false),
    gt(teachers.trialExpiresAt, new Date(nowMs)),
    lte(teachers.trialExpiresAt, new Date(nowMs + weekMs)),
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
          ends: teachers.trialExpiresAt,
        })
        .from(teachers)
        .where(isDue)
        .orderBy(asc(teachers.id))
        .limit(batchSize)
        .for('no key update', { skipLocked: true });
      for (const { id, name, to, ends } of batch) {
        await queueMail(tx, {
          ...{ kind: 'teacherTrialEnding', to, language, teacherId: id, nowMs },
          facts: { name, ends: toCalendarDate(ends!.getTime() - 1), price, planUrl },
          cause: `teacherTrialEnding:${id}`,
        });
      }
      return batch.length;
    });
    if (reminded < batchSize) break;
  }
}

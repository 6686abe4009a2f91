import 'server-only';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { PlanOffer } from '@/lib/core/billing/agreement/plan-offer';
import { trialOffer } from '@/lib/core/billing/agreement/trial-offer';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { addVat } from '@/lib/core/billing/vat';
import type { Queryable } from '@/lib/db/client';
import { trialQuestions } from '@/lib/db/schema/tables';
import type { Locale } from '@/lib/i18n/locales';
import { countSeatsTaken } from '@/lib/server/access/count-seats';
import { isAdminOf } from '@/lib/server/access/find-school';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { queueMail } from '@/lib/server/mail/queue-mail';
import { readerLanguage } from '@/lib/server/mail/reader-language';
import { hashLinkToken, makeLinkToken } from '@/lib/server/access/link-token';
import {
  readBillingState,
  readBillingStates,
  stateToday,
  type SchoolBillingState,
} from '@/lib/server/access/billing-state';
import { adminsOf } from '../tell-school';

export async function askWhetherToContinue(
  tx: Queryable,
  billingState: SchoolBillingState,
  nowMs: number,
): Promise<void> {
  for (const reader of await adminsOf(tx, billingState.schoolId)) {
    await ask(tx, billingState, reader, nowMs);
  }
}

export async function askNewAdmin(
  tx: Queryable,
  schoolId: string,
  { id: teacherId, email: to }: { id: string; email: string },
  nowMs: number,
): Promise<void> {
  const billingState = await readBillingState(tx, schoolId);
  if (stateToday(billingState, nowMs) !== 'asked') return;
  if (!(await answerThatStands(tx, billingState, nowMs)))
    await ask(tx, billingState, { to, teacherId }, nowMs);
}

async function ask(
  tx: Queryable,
  { schoolId, schoolName, firstTrialDay, lastTrialDay }: SchoolBillingState,
  { to, teacherId }: { to: string; teacherId: string },
  nowMs: number,
): Promise<void> {
  if (firstTrialDay === null || lastTrialDay === null) return;
  const teachers = await countSeatsTaken(tx, schoolId);
  const trial = { firstTrialDay, lastTrialDay };
  const { tier, halfYear, year } = trialOffer(trial, teachers, toCalendarDate(nowMs));
  const shown = ({ netOre, start, end }: PlanOffer) => ({
    price: addVat(netOre).totalOre,
    term: { from: start, to: end },
  });
  const language = await readerLanguage(tx, teacherId);
  await queueMail(tx, {
    ...{ kind: 'trialEnding', to, teacherId, language, nowMs },
    facts: {
      ...{ schoolId, teacherId, customer: schoolName, plan: tier.slug, ends: lastTrialDay },
      ...{ ...shown(halfYear), year: shown(year) },
    },
    cause: `trialEnding:${schoolId}:${lastTrialDay}:${to}`,
  });
}

/**
 * Makes the link of the mail that asks a school whether it wants a plan; null if the question is closed. Each mail gets
 * a new link, because only a hash of the token is stored.
 */
export async function makeTrialLink(
  db: Queryable,
  { schoolId, teacherId }: { schoolId: string; teacherId: string },
  language: Locale,
  nowMs: number,
): Promise<string | null> {
  const [billingState] = await readBillingStates(db, [schoolId]);
  const isAsked = billingState && stateToday(billingState, nowMs) === 'asked';
  if (!isAsked || (await answerThatStands(db, billingState, nowMs))) return null;
  if (!(await isAdminOf(db, { id: teacherId }, schoolId))) return null;
  const token = makeLinkToken();
  const tokenHash = hashLinkToken(token)!;
  const askedAt = new Date(nowMs);
  await db.insert(trialQuestions).values({ tokenHash, schoolId, teacherId, askedAt });
  return `${mailAddresses(language).site}/answer/${token}`;
}

export async function readAnswer(db: Queryable, schoolId: string): Promise<'yes' | 'no' | null> {
  const [answered] = await db
    .select({ answer: trialQuestions.answer })
    .from(trialQuestions)
    .where(and(eq(trialQuestions.schoolId, schoolId), isNotNull(trialQuestions.answer)))
    .limit(1);
  return answered?.answer ?? null;
}

/**
 * Returns a school's answer to the question whether it wants a plan after its trial. A yes does not count after a
 * cancellation, because the school is then asked again.
 */
export async function answerThatStands(
  db: Queryable,
  billingState: SchoolBillingState,
  nowMs: number,
) {
  const answer = await readAnswer(db, billingState.schoolId);
  return answer === 'yes' && stateToday(billingState, nowMs) === 'asked' ? null : answer;
}

export async function storeAnswer(
  tx: Queryable,
  schoolId: string,
  answer: 'yes' | 'no',
  nowMs: number,
): Promise<void> {
  await tx
    .update(trialQuestions)
    .set({ answer, answeredAt: new Date(nowMs) })
    .where(eq(trialQuestions.schoolId, schoolId));
}

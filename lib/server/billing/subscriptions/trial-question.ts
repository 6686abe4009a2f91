import 'server-only';
import { and, eq, isNotNull } from 'drizzle-orm';
import { trialOffer } from '@/lib/core/billing/lifecycle/trial-offer';
import { addVat } from '@/lib/core/billing/vat';
import type { Queryable } from '@/lib/db/client';
import { schools, trialQuestions } from '@/lib/db/schema/tables';
import type { Locale } from '@/lib/i18n/locales';
import { countSeatsTaken } from '@/lib/server/access/count-seats';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { queueMail } from '@/lib/server/mail/queue-mail';
import { hashLinkToken, makeLinkToken } from '@/lib/server/access/link-token';
import { readSubscription } from './read-subscription';
import type { SubscriptionRow } from './subscription-row';
import { adminsOf } from './tell-school';

/** Asks each admin of the school by mail whether it goes on after its trial. */
export async function askWhetherToContinue(
  tx: Queryable,
  { schoolId, lastTrialDay }: SubscriptionRow,
  nowMs: number,
): Promise<void> {
  if (lastTrialDay === null) return;
  const [school] = await tx
    .select({ name: schools.name })
    .from(schools)
    .where(eq(schools.id, schoolId));
  const { tier, netOre, period } = trialOffer(lastTrialDay, await countSeatsTaken(tx, schoolId));
  for (const { to, teacherId } of await adminsOf(tx, schoolId)) {
    await queueMail(tx, {
      ...{ kind: 'trialEnding', to, teacherId, language: 'no', nowMs },
      facts: {
        ...{ schoolId, customer: school!.name, plan: tier.slug, ends: lastTrialDay },
        price: addVat(netOre).totalOre,
        term: { from: period.start, to: period.end },
      },
      cause: `trialEnding:${schoolId}:${lastTrialDay}:${to}`,
    });
  }
}

/**
 * Makes the address of the page on which the question is answered without an account: a new one for each mail, so that
 * no token is kept. Null if the school has answered meanwhile or its trial is over.
 */
export async function makeTrialLink(
  db: Queryable,
  schoolId: string,
  language: Locale,
  nowMs: number,
): Promise<string | null> {
  const subscription = await readSubscription(db, schoolId);
  if (subscription?.state !== 'reminded' || (await readAnswer(db, schoolId))) return null;
  const token = makeLinkToken();
  await db
    .insert(trialQuestions)
    .values({ tokenHash: hashLinkToken(token)!, schoolId, askedAt: new Date(nowMs) });
  return `${mailAddresses(language).site}/answer/${token}`;
}

/** What the school has answered, by any of its mails. */
export async function readAnswer(db: Queryable, schoolId: string): Promise<'yes' | 'no' | null> {
  const [answered] = await db
    .select({ answer: trialQuestions.answer })
    .from(trialQuestions)
    .where(and(eq(trialQuestions.schoolId, schoolId), isNotNull(trialQuestions.answer)))
    .limit(1);
  return answered?.answer ?? null;
}

/** Stores the answer at each of the school's questions. */
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

import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { TrialAnswer, TrialQuestion } from '@/lib/contracts/trial';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { trialOffer, type TrialOffer } from '@/lib/core/billing/lifecycle/trial-offer';
import { periodMonths } from '@/lib/core/billing/invoice/terms';
import { addVat } from '@/lib/core/billing/vat';
import type { Database, Queryable } from '@/lib/db/client';
import { schools, trialQuestions } from '@/lib/db/schema/tables';
import { countSeatsTaken } from '@/lib/server/access/count-seats';
import { recordActivity } from '@/lib/server/access/record-activity';
import { AppError } from '@/lib/server/errors/app-error';
import { hashLinkToken } from '@/lib/server/access/link-token';
import { limitGuesses } from '@/lib/server/limits/limit-guesses';
import { confirmOrder } from '../orders/confirm-order';
import { storeOrder } from '../orders/store-order';
import { changeSubscription } from './apply-event';
import { readSubscription } from './read-subscription';
import {
  hasPlan,
  lockSubscription,
  storeSubscription,
  type SubscriptionRow,
} from './subscription-row';
import { adminsOf } from './tell-school';
import { readAnswer, storeAnswer } from './trial-question';

/**
 * Reads the question that a mail has asked a school, by the token of the mail's address. Throws `notFound` for a token
 * that no mail had; `network` is that of the visitor, whose guesses are limited.
 */
export async function readTrialQuestion(
  db: Queryable,
  token: string,
  network: string,
  nowMs: number,
): Promise<TrialQuestion> {
  const schoolId = await findAskedSchool(db, token, network);
  const row = await readSubscription(db, schoolId);
  return describe(db, row, schoolId, nowMs);
}

/**
 * Answers the question for the school. Yes orders half a year from its registration; no leaves the trial to its end.
 * Throws `changedMeanwhile` if the question is no longer open or offers something else. The same answer again, from any
 * of the school's mails, changes nothing.
 */
export async function answerTrialQuestion(
  db: Database,
  token: string,
  network: string,
  input: TrialAnswer,
  nowMs: number,
): Promise<TrialQuestion> {
  const schoolId = await findAskedSchool(db, token, network);
  return db.transaction(async (tx) => {
    // Concurrent answers wait here for each other.
    const row = await lockSubscription(tx, schoolId, nowMs);
    const earlier = await readAnswer(tx, schoolId);
    if (earlier === input.answer) return describe(tx, row, schoolId, nowMs);
    if (earlier || !isOpen(row, nowMs)) throw new AppError('changedMeanwhile');
    const changed =
      input.answer === 'yes'
        ? await goOn(tx, row, input, nowMs)
        : await changeSubscription(tx, row, { on: 'answersNo' }, nowMs);
    if (!changed) throw new AppError('changedMeanwhile');
    await storeSubscription(tx, changed);
    await storeAnswer(tx, schoolId, input.answer, nowMs);
    const kind = input.answer === 'yes' ? 'trialAnsweredYes' : 'trialAnsweredNo';
    await recordActivity(tx, { schoolId, kind, actor: null });
    return describe(tx, changed, schoolId, nowMs);
  });
}

async function goOn(
  tx: Queryable,
  row: SubscriptionRow,
  {
    lookup_key: lookupKey,
    net_ore: shownNetOre,
    ...buyer
  }: Extract<TrialAnswer, { answer: 'yes' }>,
  nowMs: number,
) {
  const { tier, netOre, period } = await readOffer(tx, row);
  if (tier.lookupKey.yearly !== lookupKey || netOre !== shownNetOre) {
    throw new AppError('changedMeanwhile');
  }
  const order = await storeOrder(tx, {
    ...{ tier, schoolId: row.schoolId, orderedBy: null, netOre, ...period },
    input: { ...buyer, client_key: randomUUID() },
  });
  const { start: anchor } = period;
  const event = { on: 'answersYes', order, anchor, months: periodMonths.halfYear } as const;
  const changed = await changeSubscription(tx, row, event, nowMs);
  for (const admin of await adminsOf(tx, row.schoolId)) {
    await confirmOrder(tx, admin, { order, tier, starts: anchor }, 'no', nowMs);
  }
  return changed;
}

async function findAskedSchool(db: Queryable, token: string, network: string): Promise<string> {
  const tokenHash = hashLinkToken(token);
  const [asked] = tokenHash
    ? await db
        .select({ schoolId: trialQuestions.schoolId })
        .from(trialQuestions)
        .where(eq(trialQuestions.tokenHash, tokenHash))
    : [];
  if (asked) return asked.schoolId;
  await limitGuesses(db, network);
  throw new AppError('notFound');
}

async function readOffer(
  db: Queryable,
  { schoolId, lastTrialDay }: SubscriptionRow,
): Promise<TrialOffer> {
  return trialOffer(lastTrialDay!, await countSeatsTaken(db, schoolId));
}

const isOpen = ({ state, lastTrialDay }: SubscriptionRow, nowMs: number) =>
  state === 'reminded' && lastTrialDay !== null && lastTrialDay >= toCalendarDate(nowMs);

async function describe(
  db: Queryable,
  row: SubscriptionRow | null,
  schoolId: string,
  nowMs: number,
): Promise<TrialQuestion> {
  // Who was asked had a trial.
  if (!row?.lastTrialDay) throw new AppError('notFound');
  const [school] = await db
    .select({ name: schools.name })
    .from(schools)
    .where(eq(schools.id, schoolId));
  const { tier, netOre: net, period } = await readOffer(db, row);
  const { netOre, vatOre, totalOre } = addVat(net);
  return {
    school: school!.name,
    state: await stateOf(db, row, nowMs),
    ends: row.lastTrialDay,
    lookup_key: tier.lookupKey.yearly,
    ...{ net_ore: netOre, vat_ore: vatOre, total_ore: totalOre },
    ...{ from: period.start, to: period.end },
  };
}

async function stateOf(
  db: Queryable,
  row: SubscriptionRow,
  nowMs: number,
): Promise<TrialQuestion['state']> {
  const answer = await readAnswer(db, row.schoolId);
  if (hasPlan(row.state)) return answer === 'yes' ? 'yes' : 'ordered';
  if (!isOpen(row, nowMs)) return 'over';
  return answer === 'no' ? 'no' : 'open';
}

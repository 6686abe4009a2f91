import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { MailedQuestion, TrialAnswer, TrialQuestion } from '@/lib/contracts/billing/trial';
import { offerSetOff, type PlanOffer } from '@/lib/core/billing/agreement/plan-offer';
import { trialOffer, trialTerms, type TrialOffer } from '@/lib/core/billing/agreement/trial-offer';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { checkoutRefusals } from '@/lib/core/billing/checkout';
import { periodLength } from '@/lib/core/billing/invoice/terms';
import type { PricingTier } from '@/lib/core/billing/plans';
import { addVat } from '@/lib/core/billing/vat';
import type { Database, Queryable } from '@/lib/db/client';
import { teachers, trialQuestions } from '@/lib/db/schema/tables';
import { countSeatsTaken } from '@/lib/server/access/count-seats';
import { isAdminOf } from '@/lib/server/access/find-school';
import { recordActivity } from '@/lib/server/access/record-activity';
import { AppError } from '@/lib/server/errors/app-error';
import { hashLinkToken } from '@/lib/server/access/link-token';
import { limitGuesses } from '@/lib/server/limits/limit-guesses';
import { readerLanguage } from '@/lib/server/mail/reader-language';
import { readBalance } from '../receivables/balances';
import { checkoutFacts } from '../card/checkout-facts';
import { agreeAnew } from '../orders/agree-anew';
import { confirmOrder } from '../orders/confirm-order';
import { buyerToPayer } from '../orders/store-order';
import { changeBy, finish } from '../agreement/change-agreement';
import {
  lockBillingState,
  readBillingState,
  stateToday,
  type SchoolBillingState,
} from '@/lib/server/access/billing-state';
import { adminsOf } from '../tell-school';
import { answerThatStands, storeAnswer } from './trial-question';

export async function readTrialQuestion(
  db: Queryable,
  token: string,
  network: string,
  nowMs: number,
): Promise<MailedQuestion> {
  const asked = await findAsked(db, token, network);
  if (!asked.schoolId) return { state: 'closed' };
  return describe(db, await readBillingState(db, asked.schoolId), asked, nowMs);
}

export async function answerTrialQuestion(
  db: Database,
  token: string,
  network: string,
  input: TrialAnswer,
  nowMs: number,
): Promise<MailedQuestion> {
  const asked = await findAsked(db, token, network);
  const { schoolId } = asked;
  if (!schoolId) throw new AppError('changedMeanwhile');
  return db.transaction(async (tx) => {
    // Admins of the same school who answer at the same time wait for each other at this lock.
    const billingState = await lockBillingState(tx, schoolId);
    const earlier = await answerThatStands(tx, billingState, nowMs);
    if (isSameAnswer(billingState, earlier, input)) return describe(tx, billingState, asked, nowMs);
    if (earlier === 'yes' || !(await isStillAdmin(tx, asked)))
      throw new AppError('changedMeanwhile');
    if (input.answer === 'yes') await goOn(tx, billingState, asked, input, nowMs);
    else changeBy(billingState, 'answersNo', nowMs);
    await storeAnswer(tx, schoolId, input.answer, nowMs);
    const kind = input.answer === 'yes' ? 'trialAnsweredYes' : 'trialAnsweredNo';
    await recordActivity(tx, { schoolId, kind, actor: null });
    return describe(tx, await finish(tx, schoolId, nowMs), asked, nowMs);
  });
}

function isSameAnswer(
  { agreement }: SchoolBillingState,
  earlier: 'yes' | 'no' | null,
  input: TrialAnswer,
): boolean {
  if (input.answer === 'no' || !agreement) return earlier === input.answer;
  return earlier === 'yes' && periodLength(agreement.months) === input.term;
}

async function goOn(
  tx: Queryable,
  billingState: SchoolBillingState,
  asked: Asked,
  {
    term,
    lookup_key: lookupKey,
    net_ore: shownNetOre,
    ...buyer
  }: Extract<TrialAnswer, { answer: 'yes' }>,
  nowMs: number,
) {
  const { tier, ...offers } = await readOffer(tx, billingState, nowMs);
  const offer = offers[term];
  if (tier.lookupKey.yearly !== lookupKey || offer.netOre !== shownNetOre) {
    throw new AppError('changedMeanwhile');
  }
  await checkOrderer(tx, billingState, asked, tier, nowMs);
  const payer = buyerToPayer(buyer);
  const wish = { tier, payer, clientKey: randomUUID(), orderedBy: null, nowMs };
  const order = await agreeAnew(tx, billingState, 'answersYes', offer, wish);
  const { schoolId, lastTrialDay } = billingState;
  const setOffOre = offerSetOff(
    billingState,
    offer,
    toCalendarDate(nowMs),
    await readBalance(tx, schoolId),
  );
  const ordered = { order, tier, offer, setOffOre, lastTrialDay };
  for (const admin of await adminsOf(tx, schoolId)) {
    const language = await readerLanguage(tx, admin.teacherId);
    await confirmOrder(tx, admin, ordered, language, nowMs);
  }
}

async function checkOrderer(
  tx: Queryable,
  billingState: SchoolBillingState,
  { teacherId }: Asked,
  tier: PricingTier,
  nowMs: number,
): Promise<void> {
  const [admin] = await tx.select().from(teachers).where(eq(teachers.id, teacherId!));
  const facts = await checkoutFacts(tx, admin!, nowMs, billingState);
  const [refusal] = checkoutRefusals(tier, facts);
  if (refusal) throw new AppError(refusal.code);
}

type Asked = Pick<typeof trialQuestions.$inferSelect, 'schoolId' | 'teacherId'>;

async function findAsked(db: Queryable, token: string, network: string): Promise<Asked> {
  const tokenHash = hashLinkToken(token);
  const [asked] = tokenHash
    ? await db.select().from(trialQuestions).where(eq(trialQuestions.tokenHash, tokenHash))
    : [];
  if (asked) return asked;
  await limitGuesses(db, network);
  throw new AppError('notFound');
}

async function isStillAdmin(db: Queryable, { schoolId, teacherId }: Asked): Promise<boolean> {
  return teacherId !== null && schoolId !== null && isAdminOf(db, { id: teacherId }, schoolId);
}

async function readOffer(
  db: Queryable,
  { schoolId, firstTrialDay, lastTrialDay }: SchoolBillingState,
  nowMs: number,
): Promise<TrialOffer> {
  const teachers = await countSeatsTaken(db, schoolId);
  const trial = { firstTrialDay: firstTrialDay!, lastTrialDay: lastTrialDay! };
  return trialOffer(trial, teachers, toCalendarDate(nowMs));
}

async function describe(
  db: Queryable,
  billingState: SchoolBillingState | null,
  asked: Asked,
  nowMs: number,
): Promise<MailedQuestion> {
  // Closing a school removes its trial, so a school that was asked about a plan but has no trial is closed.
  if (!billingState?.lastTrialDay) return { state: 'closed' };
  const { tier, ...offers } = await readOffer(db, billingState, nowMs);
  const state = await stateOf(db, billingState, asked, nowMs);
  const { agreement } = billingState;
  const isEnding = stateToday(billingState, nowMs) === 'ending';
  const canChange = state === 'no' && (await isStillAdmin(db, asked));
  const canSayYes = state === 'open' || canChange;
  const balanceOre = canSayYes ? await readBalance(db, billingState.schoolId) : 0;
  const setOff = (offer: PlanOffer) =>
    canSayYes ? offerSetOff(billingState, offer, toCalendarDate(nowMs), balanceOre) : 0;
  return {
    school: billingState.schoolName,
    state,
    can_change: canChange,
    ends: billingState.lastTrialDay,
    lookup_key: tier.lookupKey.yearly,
    offers: trialTerms.map((term) => {
      const { start, end, invoiceOn } = offers[term];
      const { netOre, vatOre, totalOre } = addVat(offers[term].netOre);
      return {
        ...{ term, from: start, to: end, invoice_on: invoiceOn },
        ...{ net_ore: netOre, vat_ore: vatOre, total_ore: totalOre },
        set_off_ore: setOff(offers[term]),
      };
    }),
    chosen: state === 'yes' && agreement ? periodLength(agreement.months) : null,
    plan_ends: isEnding ? agreement!.endsOn : null,
  };
}

async function stateOf(
  db: Queryable,
  billingState: SchoolBillingState,
  asked: Asked,
  nowMs: number,
): Promise<TrialQuestion['state']> {
  const answer = await answerThatStands(db, billingState, nowMs);
  const state = stateToday(billingState, nowMs);
  if (state === 'asked') {
    if (answer === 'no') return 'no';
    return (await isStillAdmin(db, asked)) ? 'open' : 'handedOver';
  }
  if (state === 'trial' || state === 'ended') return 'over';
  return answer === 'yes' ? 'yes' : 'ordered';
}

import 'server-only';
import type { OrderOptions } from '@/lib/contracts/billing/order-options';
import { planStartsOn } from '@/lib/core/billing/agreement/access';
import { offerSetOff, planOffer } from '@/lib/core/billing/agreement/plan-offer';
import { agreementState, periodAt, planAt } from '@/lib/core/billing/agreement/agreement';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { planRefusals, type SchoolFacts } from '@/lib/core/billing/checkout';
import { schoolTiers } from '@/lib/core/billing/plans';
import { addVat } from '@/lib/core/billing/vat';
import type { Queryable } from '@/lib/db/client';
import { countSeatsTaken } from '@/lib/server/access/count-seats';
import { findOwnSchool, isAdminOf } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { readOpenInvoices } from '../receivables/open-invoices';
import { readBalance } from '../receivables/balances';
import { readBillingState, type SchoolBillingState } from '@/lib/server/access/billing-state';

export async function readSchoolFacts(
  db: Queryable,
  schoolId: string,
  billingState: SchoolBillingState,
  nowMs: number,
): Promise<SchoolFacts> {
  const today = toCalendarDate(nowMs);
  const state = agreementState(billingState, today);
  const agreement = state === 'ended' ? null : billingState.agreement;
  const isInForce = state === 'running' || state === 'ending';
  const isAgreed = agreement && (isInForce || state === 'agreed');
  return {
    teacherCount: await countSeatsTaken(db, schoolId),
    agreed: isAgreed
      ? {
          tierId: planAt(agreement, today).tierId,
          inForceUntil: isInForce ? periodAt(agreement, today).end : null,
          isRenewing: agreement.endsOn === null,
        }
      : null,
    stoppedBy: billingState.stoppedOn ? await readStopping(db, schoolId) : [],
  };
}

async function readStopping(db: Queryable, schoolId: string): Promise<number[]> {
  const open = await readOpenInvoices(db, { schoolId });
  return open.flatMap(({ invoice, steps }) =>
    steps.some(({ step }) => step === 'stopped') ? [invoice.number] : [],
  );
}

export async function readOrderOptions(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
): Promise<OrderOptions> {
  const school = await findOwnSchool(db, teacher, schoolId);
  const billingState = await readBillingState(db, school.id);
  const facts = await readSchoolFacts(db, school.id, billingState, nowMs);
  const today = toCalendarDate(nowMs);
  const isAdmin = await isAdminOf(db, teacher, school.id);
  const balanceOre = isAdmin ? await readBalance(db, school.id) : 0;
  const offers = schoolTiers
    .filter((tier) => planRefusals(tier, facts).length === 0)
    .map((tier) => {
      const offer = planOffer(billingState, tier, today);
      const { isChange, start, end, nextPeriod, invoiceOn } = offer;
      return {
        ...{ lookupKey: tier.lookupKey.yearly, isChange, amounts: addVat(offer.netOre) },
        setOffOre: isAdmin ? offerSetOff(billingState, offer, today, balanceOre) : 0,
        ...{ start, end, nextPeriod, invoiceOn },
      };
    });
  return {
    ...{ ...facts, stoppedBy: isAdmin ? [...facts.stoppedBy] : [], offers },
    startsOn: planStartsOn(billingState, today),
  };
}

import { addDays, type CalendarDate } from './calendar/calendar-date';
import type { PlanSlug } from './plan-in-force';
import {
  findTier,
  schoolTiers,
  teacherTier,
  tiers,
  toSchoolPlan,
  type PricingTier,
  type TierSlug,
} from './plans';

export interface SubscriptionFacts {
  planSlug: PlanSlug;
  trialActive: boolean;
  personalActive: boolean;
  schoolActive: boolean;
  /** Number of teachers that a school has paid for; null without a school. */
  seatLimit: number | null;
}

export interface SchoolFacts {
  teacherCount: number;
  /** Agreed plan of a school; null without one. Its period ends on `inForceUntil`, null before the first period. */
  agreed: { tierId: string; inForceUntil: CalendarDate | null; isRenewing: boolean } | null;
  /** Invoice numbers of the unpaid invoices that caused a school's plan to be stopped. */
  stoppedBy: readonly number[];
}

export interface CheckoutFacts {
  isAuthenticated: boolean;
  isAdmin: boolean;
  schoolId: string | null;
  subscription: SubscriptionFacts;
  /** Facts about a visitor's school; null without a school, or if they could not be read. */
  school: SchoolFacts | null;
}

/**
 * Reasons why a plan cannot be bought, in the order of priority (spec, section 5). A reason whose text is in section 6
 * of the spec has the same name there.
 */
export type CheckoutBlock =
  | 'planWithoutUser'
  | 'paymentOverdue'
  | 'currentPlan'
  | 'smallerPlan'
  | 'createSchoolFirst'
  | 'contactSchoolAdmin'
  | 'leaveSchoolFirst'
  | 'cannotSwitchPlanType'
  | 'tooManyTeachers';

/** Returns the plan that a signed-in visitor has, as the plan page names it; null for none (spec, section 4). */
export function currentPlan(facts: SubscriptionFacts): TierSlug | 'trial' | null {
  if (facts.schoolActive) return toSchoolPlan(facts.seatLimit ?? 0);
  if (facts.personalActive) return teacherTier.slug;
  return facts.trialActive ? 'trial' : null;
}

/**
 * Returns whether a plan is the visitor's current plan. A school plan is current if its seat limit is the school's seat
 * limit; a school's limit of 1 also matches the smallest plan. If no plan has the school's limit, the page names the
 * smallest plan as the school's plan, but the school can still buy it (spec, section 9).
 */
export function isCurrentPlan(slug: TierSlug, facts: SubscriptionFacts): boolean {
  const { owner, seatLimit } = findTier(slug)!;
  if (owner === 'teacher') return facts.personalActive && !facts.schoolActive;
  const limits = slug === schoolTiers[0]!.slug ? [seatLimit, 1] : [seatLimit];
  return facts.schoolActive && facts.seatLimit !== null && limits.includes(facts.seatLimit);
}

/** Returns whether a plan comes after the visitor's current plan in the list of plans (spec, section 4). */
export function isUpgrade(slug: TierSlug, facts: SubscriptionFacts): boolean {
  const current = tiers.findIndex((tier) => tier.slug === currentPlan(facts));
  return current >= 0 && tiers.findIndex((tier) => tier.slug === slug) > current;
}

export interface Refusal {
  code: CheckoutBlock;
  /**
   * First day on which a school can order a plan that it cannot order now, if it cancels its present plan; missing if
   * the day is unknown.
   */
  from?: CalendarDate;
  /** Numbers of the invoices that a school must pay first; only for the refusal `paymentOverdue`. */
  invoices?: readonly number[];
}

/**
 * Returns the reasons why a school may not order a plan or change to it; empty if it may. A school with unpaid invoices
 * may order until its plan is stopped. The school may have exactly as many teachers as the plan allows.
 */
export function planRefusals(tier: PricingTier, facts: SchoolFacts): Refusal[] {
  const { agreed, stoppedBy, teacherCount } = facts;
  const refusals: Refusal[] = [];
  const until = agreed?.inForceUntil ?? null;
  const from = until === null ? {} : { from: addDays(until, 1) };
  const position = (id: string | undefined) => tiers.findIndex((one) => one.id === id);
  if (stoppedBy.length > 0) refusals.push({ code: 'paymentOverdue', invoices: stoppedBy });
  else if (agreed?.tierId === tier.id) {
    refusals.push({ code: 'currentPlan', ...(agreed.isRenewing ? {} : from) });
  } else if (until !== null && position(tier.id) < position(agreed?.tierId)) {
    refusals.push({ code: 'smallerPlan', ...from });
  }
  if (hasTooFewSeats(tier, teacherCount)) refusals.push({ code: 'tooManyTeachers' });
  return refusals;
}

/**
 * Returns the reasons why the checkout button of a plan is disabled; empty if the plan can be bought (spec, sections 5
 * and 6).
 */
export function checkoutRefusals(tier: PricingTier, facts: CheckoutFacts): Refusal[] {
  const { isAuthenticated, isAdmin, schoolId, subscription, school } = facts;
  const { personalActive, schoolActive } = subscription;
  const isSchoolPlan = tier.owner === 'school';
  const ofSchool = isSchoolPlan && school ? planRefusals(tier, school) : [];
  const isCurrent =
    isCurrentPlan(tier.slug, subscription) && ofSchool.every(({ code }) => code !== 'currentPlan');
  const rules: [CheckoutBlock, boolean][] = [
    ['planWithoutUser', !isAuthenticated && subscription.planSlug !== 'inactive'],
    ['currentPlan', isCurrent],
    ['createSchoolFirst', isSchoolPlan && schoolId === null],
    ['contactSchoolAdmin', isSchoolPlan && schoolId !== null && !isAdmin],
    ['leaveSchoolFirst', !isSchoolPlan && schoolId !== null],
    ['cannotSwitchPlanType', isSchoolPlan ? personalActive : schoolActive],
  ];
  const others = rules.flatMap(([code, holds]) => (holds ? [{ code }] : []));
  return [...others, ...ofSchool];
}

/**
 * Reasons why the plan page disables a school plan that allows too few teachers. `noSeatLeft` applies only on this
 * page: the server accepts a plan that allows exactly as many teachers as the school has.
 */
export type SeatBlock = 'tooManyTeachers' | 'tooManyForAnyPlan' | 'noSeatLeft';

/**
 * Returns the reason why the plan page disables a school plan that does not allow one more active teacher (spec,
 * section 5). Null if the plan allows one more, or if the number of teachers is unknown (null).
 */
export function seatBlock(tier: PricingTier, teacherCount: number | null): SeatBlock | null {
  if (tier.owner !== 'school' || teacherCount === null || teacherCount < tier.seatLimit)
    return null;
  if (teacherCount === tier.seatLimit) return 'noSeatLeft';
  return teacherCount > schoolTiers.at(-1)!.seatLimit ? 'tooManyForAnyPlan' : 'tooManyTeachers';
}

function hasTooFewSeats(tier: PricingTier, teacherCount: number | null): boolean {
  return tier.owner === 'school' && teacherCount !== null && teacherCount > tier.seatLimit;
}

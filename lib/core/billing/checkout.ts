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
  /** Number of teachers that a school's plan allows; null without a school. */
  seatLimit: number | null;
}

export interface SchoolFacts {
  teacherCount: number;
  /**
   * Agreed subscription plan of a school; null without an agreed plan. `inForceUntil` is the last day of the current
   * billing period, or null before the first billing period.
   */
  agreed: { tierId: string; inForceUntil: CalendarDate | null; isRenewing: boolean } | null;
  /** Numbers of the unpaid invoices because of which a school's plan was stopped. */
  stoppedBy: readonly number[];
}

export interface CheckoutFacts {
  isAuthenticated: boolean;
  isAdmin: boolean;
  schoolId: string | null;
  subscription: SubscriptionFacts;
  /** Facts about a visitor's school; null without a school, or if the facts could not be read. */
  school: SchoolFacts | null;
}

/**
 * Reasons why a subscription plan cannot be bought (spec, section 5). A reason with a text in section 6 of the spec has
 * the same name as that text.
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

/** Returns the slug of a signed-in visitor's plan, or `trial`; null if the visitor has no plan (spec, section 4). */
export function currentPlan(facts: SubscriptionFacts): TierSlug | 'trial' | null {
  if (facts.schoolActive) return toSchoolPlan(facts.seatLimit ?? 0);
  if (facts.personalActive) return teacherTier.slug;
  return facts.trialActive ? 'trial' : null;
}

/**
 * Returns whether a plan is the visitor's current plan. A school plan is current if its seat limit is the school's seat
 * limit; a school's seat limit of 1 also matches the smallest plan. If no school plan matches, no school plan is
 * current, so the school can still buy the smallest plan (spec, section 9).
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
   * First day after a school's current plan, if the school cancels this plan. From this day, the school can order the
   * plan that is refused now; missing if unknown.
   */
  from?: CalendarDate;
  /** Numbers of the invoices that a school must pay first; only for the refusal `paymentOverdue`. */
  invoices?: readonly number[];
}

/**
 * Returns the reasons why a school may not order a plan or change to a plan; empty if there are no reasons. Unpaid
 * invoices are a reason after the school's plan was stopped. The number of teachers is a reason if the number exceeds
 * the plan's seat limit.
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
 * Reasons why the plan page disables a school plan with too few seats. `noSeatLeft` means that the school has exactly
 * as many teachers as the plan has seats; the server still accepts an order of that plan.
 */
export type SeatBlock = 'tooManyTeachers' | 'tooManyForAnyPlan' | 'noSeatLeft';

/**
 * Returns the reason why the plan page disables a school plan without a seat for one more teacher (spec, section 5).
 * Returns null for a plan with a free seat, for a teacher's plan, or if `teacherCount` is null (unknown).
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

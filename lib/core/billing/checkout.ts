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

/** A visitor's subscriptions, as the plan page knows them (spec, section 3). */
export interface SubscriptionFacts {
  planSlug: PlanSlug;
  trialActive: boolean;
  personalActive: boolean;
  schoolActive: boolean;
  /** Number of teachers that the school has paid for; null without a school. */
  seatLimit: number | null;
}

/** Facts that decide which plans a school may order. */
export interface SchoolFacts {
  /** Number of teachers, each of whom needs a seat. */
  teacherCount: number;
  /** The agreed plan; null without one. `inForceUntil` is the last day of its period, null before the first period. */
  agreed: { tierId: string; inForceUntil: CalendarDate | null; isRenewing: boolean } | null;
  /** Numbers of the unpaid invoices because of which the plan is stopped. */
  stoppedBy: readonly number[];
}

/** The facts that decide whether a visitor can buy a plan. */
export interface CheckoutFacts {
  isAuthenticated: boolean;
  isAdmin: boolean;
  schoolId: string | null;
  subscription: SubscriptionFacts;
  /** Facts of the school; null without a school, or if they could not be read. */
  school: SchoolFacts | null;
}

/**
 * A reason why a plan cannot be bought, in the order of priority (spec, section 5). The names are those of the texts in
 * section 6, if the section has such a text.
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

/** The plan that a signed-in visitor has, as the plan page names it; null for none (spec, section 4). */
export function currentPlan(facts: SubscriptionFacts): TierSlug | 'trial' | null {
  if (facts.schoolActive) return toSchoolPlan(facts.seatLimit ?? 0);
  if (facts.personalActive) return teacherTier.slug;
  return facts.trialActive ? 'trial' : null;
}

/**
 * Whether `slug` is the visitor's current plan. The school's seat limit must be that of the plan; the smallest plan
 * also matches a limit of 1. With any other limit, the page names the smallest plan, but the school can buy it again
 * (spec, section 9).
 */
export function isCurrentPlan(slug: TierSlug, facts: SubscriptionFacts): boolean {
  const { owner, seatLimit } = findTier(slug)!;
  if (owner === 'teacher') return facts.personalActive && !facts.schoolActive;
  const limits = slug === schoolTiers[0]!.slug ? [seatLimit, 1] : [seatLimit];
  return facts.schoolActive && facts.seatLimit !== null && limits.includes(facts.seatLimit);
}

/** Whether `slug` comes after the current plan in the tier list (spec, section 4). */
export function isUpgrade(slug: TierSlug, facts: SubscriptionFacts): boolean {
  const current = tiers.findIndex((tier) => tier.slug === currentPlan(facts));
  return current >= 0 && tiers.findIndex((tier) => tier.slug === slug) > current;
}

/** The reason why a plan cannot be bought, and the first day on which it can be bought, if known. */
export interface Refusal {
  code: CheckoutBlock;
  /** The first day on which the plan can be ordered, if the agreement is cancelled by then. */
  from?: CalendarDate;
  /** Set for `paymentOverdue`: numbers of the invoices that must be paid first. */
  invoices?: readonly number[];
}

/**
 * The reasons why a school may not order this plan or change to it; empty if it may. A school with unpaid invoices may
 * order until its plan is stopped because of them. The number of teachers may equal the seat limit.
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

/** The reasons why the checkout button is disabled; empty if the plan can be bought (spec, sections 5 and 6). */
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
 * Why the plan page disables a school plan for lack of seats. `noSeatLeft` applies only on the plan page: the server
 * accepts as many teachers as the plan has seats.
 */
export type SeatBlock = 'tooManyTeachers' | 'tooManyForAnyPlan' | 'noSeatLeft';

/**
 * Why the plan page disables a school plan that has no seat for one more active teacher (spec, section 5). Null if a
 * seat is left, or if `teacherCount` is unknown (null).
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

import { toSchoolPlan, type PlanSlug } from './plan';
import { tiers, type PricingTier, type TierSlug } from './tiers';

/** A visitor's subscriptions, as the plan page knows them (spec, section 3). */
export interface SubscriptionFacts {
  planSlug: PlanSlug;
  trialActive: boolean;
  personalActive: boolean;
  schoolActive: boolean;
  /** Teachers that the school has paid for; null without a school. */
  seatLimit: number | null;
}

/** The facts that decide whether a visitor can buy a plan. */
export interface CheckoutFacts {
  isAuthenticated: boolean;
  isAdmin: boolean;
  schoolId: string | null;
  subscription: SubscriptionFacts;
  /** Active teachers of the school; null if the number could not be read. */
  teacherCount: number | null;
}

/**
 * A reason why a plan cannot be bought, in the order of the rules in spec section 5. Named after the texts of section 6
 * where there is one.
 */
export type CheckoutBlock =
  | 'planWithoutUser'
  | 'currentPlan'
  | 'createSchoolFirst'
  | 'contactSchoolAdmin'
  | 'leaveSchoolFirst'
  | 'cannotSwitchPlanType'
  | 'tooManyTeachers';

/** The plan that a signed-in visitor has, as the plan page names it; null for none (spec, section 4). */
export function currentPlan(facts: SubscriptionFacts): TierSlug | 'trial' | null {
  if (facts.schoolActive) return toSchoolPlan(facts.seatLimit ?? 0);
  if (facts.personalActive) return 'teacher';
  return facts.trialActive ? 'trial' : null;
}

const seatLimitsByPlan = { schoolS: [20, 1], schoolM: [35], schoolL: [50] } as const;

/**
 * Whether `slug` is the visitor's current plan. A school's seat limit must be the plan's own, or 1 for schoolS; any
 * other limit is shown as schoolS but matches no plan, so the plan can be bought again (spec, section 9).
 */
export function isCurrentPlan(slug: TierSlug, facts: SubscriptionFacts): boolean {
  if (slug === 'teacher') return facts.personalActive && !facts.schoolActive;
  const limits: readonly number[] = seatLimitsByPlan[slug];
  return facts.schoolActive && facts.seatLimit !== null && limits.includes(facts.seatLimit);
}

/** Whether `slug` comes after the current plan in the tier list (spec, section 4). */
export function isUpgrade(slug: TierSlug, facts: SubscriptionFacts): boolean {
  const current = tiers.findIndex((tier) => tier.slug === currentPlan(facts));
  return current >= 0 && tiers.findIndex((tier) => tier.slug === slug) > current;
}

/** Every reason why the checkout button is disabled; empty where the plan can be bought (spec, sections 5 and 6). */
export function checkoutBlocks(tier: PricingTier, facts: CheckoutFacts): CheckoutBlock[] {
  const { isAuthenticated, isAdmin, schoolId, subscription, teacherCount } = facts;
  const { personalActive, schoolActive } = subscription;
  const isSchoolPlan = tier.owner === 'school';
  const rules: [CheckoutBlock, boolean][] = [
    ['planWithoutUser', !isAuthenticated && subscription.planSlug !== 'inactive'],
    ['currentPlan', isCurrentPlan(tier.slug, subscription)],
    ['createSchoolFirst', isSchoolPlan && schoolId === null],
    ['contactSchoolAdmin', isSchoolPlan && schoolId !== null && !isAdmin],
    ['leaveSchoolFirst', !isSchoolPlan && schoolId !== null],
    ['cannotSwitchPlanType', isSchoolPlan ? personalActive : schoolActive],
    ['tooManyTeachers', isSchoolPlan && teacherCount !== null && teacherCount >= tier.seatLimit],
  ];
  return rules.filter(([, holds]) => holds).map(([block]) => block);
}

/** Whether the page warns in red that the school has more teachers than the plan has seats (spec, section 5). */
export function hasTooFewSeats(tier: PricingTier, teacherCount: number | null): boolean {
  return tier.owner === 'school' && teacherCount !== null && teacherCount > tier.seatLimit;
}

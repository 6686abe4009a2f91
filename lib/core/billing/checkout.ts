import { toSchoolPlan, type PlanSlug } from './plan';
import { tiers, type PricingTier, type TierSlug } from './tiers';

/** What the plan page knows of a visitor's subscriptions (spec, section 3). */
export interface SubscriptionFacts {
  planSlug: PlanSlug;
  trialActive: boolean;
  personalActive: boolean;
  schoolActive: boolean;
  /** Teachers that the school has paid for; null without a school. */
  seatLimit: number | null;
}

export interface CheckoutFacts {
  isAuthenticated: boolean;
  isAdmin: boolean;
  schoolId: string | null;
  subscription: SubscriptionFacts;
  /** Active teachers of the school; null where that could not be read. */
  teacherCount: number | null;
}

/**
 * Why a plan cannot be bought, in the order in which the rules stand in spec section 5. Names of the texts of section 6
 * where it names one.
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
 * Whether the plan viewed is the one in force. For a school the seat limit must be the plan's own, or 1 for schoolS; any
 * other limit is named schoolS but matches no plan, so that it can be bought anew (spec, section 9).
 */
export function isCurrentPlan(slug: TierSlug, facts: SubscriptionFacts): boolean {
  if (slug === 'teacher') return facts.personalActive && !facts.schoolActive;
  const limits: readonly number[] = seatLimitsByPlan[slug];
  return facts.schoolActive && facts.seatLimit !== null && limits.includes(facts.seatLimit);
}

/** Whether the plan viewed stands further down in the list than the one in force (spec, section 4). */
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

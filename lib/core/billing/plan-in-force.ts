import { teacherTier, toSchoolPlan, type TierSlug } from './plans';

export interface PlanFacts {
  /** End of a teacher's trial in ms since 1970; null without a trial. */
  trialExpiresAtMs: number | null;
  hasPersonalSubscription: boolean;
  personalPeriodEndMs: number | null;
  school: {
    seatLimit: number;
    hasSubscription: boolean;
    periodEndMs: number | null;
  } | null;
}

export type PlanSlug = TierSlug | 'trial' | 'inactive';

/**
 * Returns whether a subscription is active: `flag` is true, and the end of the period is null or in the future (spec,
 * section 4). Times are in ms since 1970.
 */
export function isSubscriptionActive(
  flag: boolean,
  periodEndMs: number | null,
  nowMs: number,
): boolean {
  return flag && (periodEndMs === null || periodEndMs > nowMs);
}

/**
 * Returns the subscription plan that is in force for a teacher: the school's plan, or else the teacher's own plan, or
 * else the trial (spec, section 4). `nowMs` is in ms since 1970.
 */
export function planInForce(facts: PlanFacts, nowMs: number): PlanSlug {
  const { school } = facts;
  if (school && isSubscriptionActive(school.hasSubscription, school.periodEndMs, nowMs)) {
    return toSchoolPlan(school.seatLimit);
  }
  if (isSubscriptionActive(facts.hasPersonalSubscription, facts.personalPeriodEndMs, nowMs)) {
    return teacherTier.slug;
  }
  if (facts.trialExpiresAtMs !== null && facts.trialExpiresAtMs > nowMs) return 'trial';
  return 'inactive';
}

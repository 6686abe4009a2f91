import { teacherTier, toSchoolPlan, type TierSlug } from './plans';

/** The facts that decide a teacher's plan: the own subscription and trial, and the school's subscription. */
export interface PlanFacts {
  /** ms since 1970, or null. */
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
 * Whether a subscription is active: its flag is set, and its period end is null or in the future (spec, section 4).
 * Times are ms since 1970.
 */
export function isSubscriptionActive(
  flag: boolean,
  periodEndMs: number | null,
  nowMs: number,
): boolean {
  return flag && (periodEndMs === null || periodEndMs > nowMs);
}

/** The plan in force: school before personal before trial (spec, section 4). `nowMs` is ms since 1970. */
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

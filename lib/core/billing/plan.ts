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

export type PlanSlug = 'schoolS' | 'schoolM' | 'schoolL' | 'teacher' | 'trial' | 'inactive';

/** Converts a school's seat limit to its plan; any value except 35 and 50 is schoolS (spec, section 9). */
export function toSchoolPlan(seatLimit: number): 'schoolS' | 'schoolM' | 'schoolL' {
  if (seatLimit === 35) return 'schoolM';
  if (seatLimit === 50) return 'schoolL';
  return 'schoolS';
}

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
    return 'teacher';
  }
  if (facts.trialExpiresAtMs !== null && facts.trialExpiresAtMs > nowMs) return 'trial';
  return 'inactive';
}

const dayMs = 24 * 60 * 60 * 1000;

/** Days of trial: a teacher without a school, and a school from its admin's registration (design, section 2). */
export const trialDays = { teacher: 30, school: 90 } as const;

/** Days until a time, a begun day counted whole; 0 when it has passed. Times are ms since 1970. */
export function daysLeft(endMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endMs - nowMs) / dayMs));
}

/** End of a trial that begins now, in ms since 1970. */
export function trialEndMs(kind: keyof typeof trialDays, nowMs: number): number {
  return nowMs + trialDays[kind] * dayMs;
}

/**
 * End of the trial of a school that a teacher creates: 90 days from the teacher's own registration, so a later school
 * renews nothing. Null if the teacher's own trial has ended, or the 90 days have. Times are ms since 1970.
 */
export function newSchoolTrialEndMs(
  registeredMs: number,
  ownTrialEndMs: number | null,
  nowMs: number,
): number | null {
  if (ownTrialEndMs !== null && ownTrialEndMs <= nowMs) return null;
  const endMs = trialEndMs('school', registeredMs);
  return endMs > nowMs ? endMs : null;
}

/**
 * End of the trial of a teacher who leaves a school: what they have left of their own 30 days. Times are ms since 1970.
 */
export function trialEndAfterSchoolMs(registeredMs: number, trialEndsMs: number | null): number {
  const ownMs = trialEndMs('teacher', registeredMs);
  return trialEndsMs === null ? ownMs : Math.min(ownMs, trialEndsMs);
}

/**
 * End of the trial of a teacher who joins a school: the later of the school's and the own one (design, section 2).
 * Times are ms since 1970; null means no trial.
 */
export function trialEndInSchoolMs(ownMs: number | null, schoolMs: number | null): number | null {
  if (ownMs === null || schoolMs === null) return ownMs ?? schoolMs;
  return Math.max(ownMs, schoolMs);
}

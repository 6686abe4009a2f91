import { siteCalls, type SiteSchool, type SiteTeacher } from '@/lib/contracts/site-calls';
import { isSubscriptionActive, planInForce, type PlanSlug } from '@/lib/core/billing/plan-in-force';
import { callApi } from '@/lib/client/http/api-client';

export interface UserInfo {
  id: string;
  name: string;
  email: string;
  role: 'teacher' | 'admin';
  school_id: string | null;
  joined_on: string;
  admin_id: string | null;
  has_accepted_terms: boolean;
  is_email_verified: boolean;
}

export interface SubscriptionInfo {
  planSlug: PlanSlug;
  trialActive: boolean;
  trial_expires_at: string | null;
  personalActive: boolean;
  schoolActive: boolean;
  seat_limit: number | null;
  school_id: string | null;
  personal_period_end: string | null;
  school_period_end: string | null;
}

export class UserNotFound extends Error {
  constructor() {
    super('User not found in database');
    this.name = 'UserNotFound';
  }
}

const timeMs = (iso: string | null) => (iso === null ? null : Date.parse(iso));

function userInfo(teacher: SiteTeacher, adminId: string | null): UserInfo {
  return {
    id: teacher.id,
    name: teacher.name,
    email: teacher.email,
    role: adminId !== null || teacher.role === 'admin' ? 'admin' : 'teacher',
    school_id: teacher.school_id,
    joined_on: teacher.created_at,
    admin_id: adminId,
    has_accepted_terms: teacher.has_accepted_terms,
    is_email_verified: teacher.is_email_verified,
  };
}

function subscriptionInfo(
  teacher: SiteTeacher,
  school: SiteSchool | null,
  nowMs: number,
): SubscriptionInfo {
  const personalPeriodEnd = teacher.personal_subscription_current_period_end;
  const schoolPeriodEnd = school?.subscription_current_period_end ?? null;
  const trialExpiresAtMs = timeMs(teacher.trial_expires_at);
  const facts = {
    trialExpiresAtMs,
    hasPersonalSubscription: teacher.has_active_personal_subscription,
    personalPeriodEndMs: timeMs(personalPeriodEnd),
    school: school && {
      seatLimit: school.seat_limit,
      hasSubscription: school.has_active_subscription,
      periodEndMs: timeMs(schoolPeriodEnd),
    },
  };
  return {
    planSlug: planInForce(facts, nowMs),
    trialActive: trialExpiresAtMs !== null && trialExpiresAtMs > nowMs,
    trial_expires_at: teacher.trial_expires_at,
    personalActive: isSubscriptionActive(
      facts.hasPersonalSubscription,
      facts.personalPeriodEndMs,
      nowMs,
    ),
    schoolActive:
      facts.school !== null &&
      isSubscriptionActive(facts.school.hasSubscription, facts.school.periodEndMs, nowMs),
    seat_limit: school?.seat_limit ?? null,
    school_id: teacher.school_id,
    personal_period_end: personalPeriodEnd,
    school_period_end: schoolPeriodEnd,
  };
}

async function loadSchool(schoolId: string | null): Promise<SiteSchool | null> {
  if (schoolId === null) return null;
  return callApi(siteCalls.readSchool, { params: { schoolId } }).catch(() => null);
}

function valueOf<Value>(result: PromiseSettledResult<Value>): Value {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/**
 * Loads the signed-in teacher: first the records of teacher and admin, then the school (product specification, section
 * 7).
 */
export async function loadUser(
  email: string,
  nowMs: number,
): Promise<{ user: UserInfo; subscription: SubscriptionInfo }> {
  const [teachers, admins] = await Promise.allSettled([
    callApi(siteCalls.findTeacher, { params: { email } }),
    callApi(siteCalls.findAdmin, { params: { email } }),
  ]);
  const [teacher] = valueOf(teachers);
  if (!teacher) throw new UserNotFound();
  const [admin] = valueOf(admins);
  const school = await loadSchool(teacher.school_id);
  return {
    user: userInfo(teacher, admin?.id ?? null),
    subscription: subscriptionInfo(teacher, school, nowMs),
  };
}

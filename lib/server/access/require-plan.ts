import 'server-only';
import { planInForce } from '@/lib/core/billing/plan-in-force';
import type { Queryable } from '@/lib/db/client';
import { AppError } from '@/lib/server/errors/app-error';
import type { TeacherRow } from './find-teacher';
import { readPlanFacts } from './plan-facts';

export async function requirePlan(db: Queryable, teacher: TeacherRow, nowMs: number) {
  const plan = planInForce(await readPlanFacts(db, teacher, nowMs), nowMs);
  if (plan === 'inactive') throw new AppError('noActivePlan');
}

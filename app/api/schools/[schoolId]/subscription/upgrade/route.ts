import { upgradePlanSchema } from '@/lib/contracts/billing/subscription';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import {
  listUpgrades,
  upgradeSubscription,
} from '@/lib/server/billing/agreement/upgrade-agreement';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { limitRate } from '@/lib/server/limits/rate-limit';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  return listUpgrades(db, teacher, params.schoolId!, Date.now());
});

export const POST = route(
  { session: 'required', body: upgradePlanSchema },
  async ({ session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    await limitRate(db, { action: 'order', by: teacher.id, max: 30, windowSeconds: 3600 });
    return upgradeSubscription(db, teacher, params.schoolId!, body, Date.now());
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET', 'POST');

import { upgradePlanSchema } from '@/lib/contracts/billing/subscription';
import {
  listUpgrades,
  upgradeSubscription,
} from '@/lib/server/billing/agreement/upgrade-agreement';
import { route } from '@/lib/server/http/route';
import { limitRate } from '@/lib/server/limits/rate-limit';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  listUpgrades(db, teacher, params.schoolId!, Date.now()),
);

export const POST = route(
  { session: 'teacher', body: upgradePlanSchema },
  async ({ params, body, teacher, db }) => {
    await limitRate(db, { action: 'order', by: teacher.id, max: 30, windowSeconds: 3600 });
    return upgradeSubscription(db, teacher, params.schoolId!, body, Date.now());
  },
);

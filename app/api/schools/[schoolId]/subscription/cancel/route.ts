import { cancelSubscription } from '@/lib/server/billing/agreement/cancel-agreement';
import { route } from '@/lib/server/http/route';

export const POST = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  cancelSubscription(db, teacher, params.schoolId!, Date.now()),
);

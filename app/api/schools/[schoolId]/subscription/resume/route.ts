import { resumeSubscription } from '@/lib/server/billing/agreement/cancel-agreement';
import { route } from '@/lib/server/http/route';

export const POST = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  resumeSubscription(db, teacher, params.schoolId!, Date.now()),
);

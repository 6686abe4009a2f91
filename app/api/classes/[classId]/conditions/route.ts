import { putConditionsSchema } from '@/lib/contracts/conditions/conditions';
import { route } from '@/lib/server/http/route';
import { putConditions, readConditions } from '@/lib/server/conditions/class-conditions';
import { limitChanges } from '@/lib/server/conditions/limit-changes';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  readConditions(db, teacher, params.classId!),
);

export const PUT = route(
  { session: 'teacher', body: putConditionsSchema, maxBodyBytes: 500_000 },
  async ({ params, body, teacher, db }) => {
    await limitChanges(db, teacher);
    return putConditions(db, teacher, params.classId!, body, Date.now());
  },
);

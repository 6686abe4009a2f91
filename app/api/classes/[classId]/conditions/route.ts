import { putConditionsSchema } from '@/lib/contracts/conditions/conditions';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { putConditions, readConditions } from '@/lib/server/conditions/class-conditions';
import { limitChanges } from '@/lib/server/conditions/limit-changes';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  return readConditions(db, await requireTeacher(db, session), params.classId!);
});

export const PUT = route(
  { session: 'required', body: putConditionsSchema, maxBodyBytes: 500_000 },
  async ({ session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    await limitChanges(db, teacher);
    return putConditions(db, teacher, params.classId!, body, Date.now());
  },
);

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods('GET', 'PUT');

import { updateClassSchema } from '@/lib/contracts/classes/classes';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { deleteClass } from '@/lib/server/classes/delete-class';
import { openClass } from '@/lib/server/classes/read-class';
import { updateClass } from '@/lib/server/classes/update-class';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  return openClass(db, teacher, params.classId!, Date.now());
});

export const PUT = route(
  { session: 'required', body: updateClassSchema, maxBodyBytes: 200_000 },
  async ({ session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    return updateClass(db, teacher, params.classId!, body, Date.now());
  },
);

export const DELETE = route({ session: 'required' }, async ({ session, params, db }) => {
  await deleteClass(db, await requireTeacher(db, session), params.classId!);
});

export const { POST, PATCH, OPTIONS } = otherMethods('GET', 'PUT', 'DELETE');

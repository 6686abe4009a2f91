import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { giveClass } from '@/lib/server/school/give-classes';

/** `PUT /classes/{id}/school`: moves a class that only its owner sees to the owner's school. */
export const PUT = route({ session: 'required' }, async ({ session, params, db }) => {
  await giveClass(db, await requireTeacher(db, session), params.classId!);
  return undefined;
});

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = otherMethods('PUT');

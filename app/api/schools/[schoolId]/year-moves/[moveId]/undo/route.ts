import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { undoYear } from '@/lib/server/school/undo-year';

export const POST = route({ session: 'required' }, async ({ session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  return undoYear(db, teacher, params.schoolId!, params.moveId!, Date.now());
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

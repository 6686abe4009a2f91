import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { listTeachers } from '@/lib/server/school/list-teachers';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  return listTeachers(db, await requireTeacher(db, session), params.schoolId!);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { countTeachers } from '@/lib/server/school/count-teachers';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  return countTeachers(db, await requireTeacher(db, session), params.schoolId!);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

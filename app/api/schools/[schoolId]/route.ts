import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { readSchool } from '@/lib/server/school/read-school';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  return readSchool(db, await requireTeacher(db, session), params.schoolId!);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

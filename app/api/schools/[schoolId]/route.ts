import { updateSchoolSchema } from '@/lib/contracts/school/school-settings';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { readSchool } from '@/lib/server/school/read-school';
import { updateSchool } from '@/lib/server/school/school-settings';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  return readSchool(db, await requireTeacher(db, session), params.schoolId!);
});

export const PUT = route(
  { session: 'required', body: updateSchoolSchema },
  async ({ session, params, body, db }) => {
    return updateSchool(db, await requireTeacher(db, session), params.schoolId!, body, Date.now());
  },
);

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods('GET', 'PUT');

import { updateSchoolSchema } from '@/lib/contracts/school/school-settings';
import { route } from '@/lib/server/http/route';
import { readSchool } from '@/lib/server/school/read-school';
import { updateSchool } from '@/lib/server/school/school-settings';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  readSchool(db, teacher, params.schoolId!),
);

export const PUT = route(
  { session: 'teacher', body: updateSchoolSchema },
  ({ params, body, teacher, db }) => updateSchool(db, teacher, params.schoolId!, body, Date.now()),
);

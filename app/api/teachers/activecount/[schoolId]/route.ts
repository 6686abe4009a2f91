import { route } from '@/lib/server/http/route';
import { countTeachers } from '@/lib/server/school/count-teachers';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  countTeachers(db, teacher, params.schoolId!),
);

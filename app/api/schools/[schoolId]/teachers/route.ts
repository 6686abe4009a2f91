import { route } from '@/lib/server/http/route';
import { listTeachers } from '@/lib/server/school/list-teachers';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  listTeachers(db, teacher, params.schoolId!),
);

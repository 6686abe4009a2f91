import { route } from '@/lib/server/http/route';
import { readmitTeacher } from '@/lib/server/school/readmit-teacher';

export const DELETE = route({ session: 'teacher' }, async ({ params, teacher: admin, db }) => {
  await readmitTeacher(db, admin, params.schoolId!, params.teacherId!);
});

import { route } from '@/lib/server/http/route';
import { handOverAdmin } from '@/lib/server/school/change-role';

export const POST = route({ session: 'teacher' }, async ({ params, teacher: admin, db }) => {
  await handOverAdmin(db, admin, params.schoolId!, params.teacherId!);
  return undefined;
});

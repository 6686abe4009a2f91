import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { handOverAdmin } from '@/lib/server/school/change-role';

export const POST = route({ session: 'required' }, async ({ session, params, db }) => {
  const admin = await requireTeacher(db, session);
  await handOverAdmin(db, admin, params.schoolId!, params.teacherId!);
  return undefined;
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

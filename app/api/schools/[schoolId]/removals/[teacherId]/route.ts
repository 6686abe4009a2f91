import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { readmitTeacher } from '@/lib/server/school/readmit-teacher';

export const DELETE = route({ session: 'required' }, async ({ session, params, db }) => {
  const admin = await requireTeacher(db, session);
  await readmitTeacher(db, admin, params.schoolId!, params.teacherId!);
});

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = otherMethods('DELETE');

import { requireTeacher } from '@/lib/server/access/find-teacher';
import { readCursor } from '@/lib/server/database/page-cursor';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { listRemovals } from '@/lib/server/school/list-removals';

export const GET = route({ session: 'required' }, async ({ request, session, params, db }) => {
  const admin = await requireTeacher(db, session);
  return listRemovals(db, admin, params.schoolId!, readCursor(request.url));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

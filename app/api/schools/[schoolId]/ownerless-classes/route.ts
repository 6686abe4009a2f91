import { requireTeacher } from '@/lib/server/access/find-teacher';
import { listOwnerlessClasses } from '@/lib/server/classes/list-ownerless-classes';
import { readCursor } from '@/lib/server/database/page-cursor';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, async ({ request, session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  return listOwnerlessClasses(db, teacher, params.schoolId!, readCursor(request.url));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

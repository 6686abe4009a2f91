import { archiveClassSchema } from '@/lib/contracts/classes/classes';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { archiveClass } from '@/lib/server/classes/archive-class';

export const PUT = route(
  { session: 'required', body: archiveClassSchema },
  async ({ session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    return archiveClass(db, teacher, params.classId!, body, Date.now());
  },
);

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = otherMethods('PUT');

import { classOwnerSchema } from '@/lib/contracts/school/ownerless-classes';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { setClassOwner } from '@/lib/server/school/set-class-owner';

export const PUT = route(
  { session: 'required', body: classOwnerSchema },
  async ({ session, params, body, db }) => {
    const admin = await requireTeacher(db, session);
    await setClassOwner(db, admin, params.classId!, body.teacherId);
    return undefined;
  },
);

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = otherMethods('PUT');

import { memberRoleSchema } from '@/lib/contracts/school/school-members';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { changeRole } from '@/lib/server/school/change-role';

export const PUT = route(
  { session: 'required', body: memberRoleSchema },
  async ({ session, params, body, db }) => {
    const admin = await requireTeacher(db, session);
    await changeRole(db, admin, params.schoolId!, params.teacherId!, body.role);
    return undefined;
  },
);

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = otherMethods('PUT');

import { memberRoleSchema } from '@/lib/contracts/school/school-members';
import { route } from '@/lib/server/http/route';
import { changeRole } from '@/lib/server/school/change-role';

export const PUT = route(
  { session: 'teacher', body: memberRoleSchema },
  async ({ params, body, teacher: admin, db }) => {
    await changeRole(db, admin, params.schoolId!, params.teacherId!, body.role);
    return undefined;
  },
);

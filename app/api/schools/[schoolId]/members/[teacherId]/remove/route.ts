import { removeMemberSchema } from '@/lib/contracts/school/school-members';
import { route } from '@/lib/server/http/route';
import { removeMember } from '@/lib/server/school/remove-member';

export const POST = route(
  { session: 'teacher', body: removeMemberSchema },
  ({ params, body, teacher: admin, db }) =>
    removeMember(db, admin, params.schoolId!, params.teacherId!, body),
);

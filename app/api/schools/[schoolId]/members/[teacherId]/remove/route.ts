import { removeMemberSchema } from '@/lib/contracts/school/school-members';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { removeMember } from '@/lib/server/school/remove-member';

export const POST = route(
  { session: 'required', body: removeMemberSchema },
  async ({ session, params, body, db }) => {
    const admin = await requireTeacher(db, session);
    return removeMember(db, admin, params.schoolId!, params.teacherId!, body);
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

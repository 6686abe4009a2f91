import { leaveSchoolSchema } from '@/lib/contracts/account/account';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { leaveSchool } from '@/lib/server/account/leave-school';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: leaveSchoolSchema },
  async ({ session, body, db }) => {
    await leaveSchool(db, await requireTeacher(db, session), body);
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

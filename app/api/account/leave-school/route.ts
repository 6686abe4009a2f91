import { leaveSchoolSchema } from '@/lib/contracts/account/account';
import { leaveSchool } from '@/lib/server/account/leave-school';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'teacher', body: leaveSchoolSchema },
  async ({ body, teacher, db }) => {
    await leaveSchool(db, teacher, body);
  },
);

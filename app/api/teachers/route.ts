import { registerTeacherSchema } from '@/lib/contracts/teachers';
import { presentTeacher } from '@/lib/server/access/find-teacher';
import { limitRate } from '@/lib/server/http/rate-limit';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { registerTeacher } from '@/lib/server/school/register-teacher';

export const POST = route(
  { session: 'required', body: registerTeacherSchema },
  async ({ session, body, db }) => {
    await limitRate(db, { action: 'register', by: session.uid, max: 20, windowSeconds: 3600 });
    return presentTeacher(await registerTeacher(db, session, body.name, Date.now()));
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { recordLogin } from '@/lib/server/school/record-login';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  await recordLogin(db, await requireTeacher(db, session), params.teacherId!, Date.now());
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

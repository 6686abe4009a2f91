import { route } from '@/lib/server/http/route';
import { recordLogin } from '@/lib/server/school/record-login';

export const GET = route({ session: 'teacher' }, async ({ params, teacher, db }) => {
  await recordLogin(db, teacher, params.teacherId!, Date.now());
});

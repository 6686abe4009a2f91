import { readTeacherBilling } from '@/lib/server/billing/overview/read-teacher-billing';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  readTeacherBilling(db, teacher, params.teacherId!, Date.now()),
);

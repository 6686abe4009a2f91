import { readSchoolBilling } from '@/lib/server/billing/overview/read-school-billing';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  readSchoolBilling(db, teacher, params.schoolId!, Date.now()),
);

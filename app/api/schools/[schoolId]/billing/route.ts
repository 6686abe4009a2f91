import { requireTeacher } from '@/lib/server/access/find-teacher';
import { readSchoolBilling } from '@/lib/server/billing/overview/read-school-billing';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  return readSchoolBilling(db, teacher, params.schoolId!, Date.now());
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

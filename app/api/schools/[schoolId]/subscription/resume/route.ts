import { requireTeacher } from '@/lib/server/access/find-teacher';
import { resumeSubscription } from '@/lib/server/billing/agreement/cancel-agreement';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const POST = route({ session: 'required' }, async ({ session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  return resumeSubscription(db, teacher, params.schoolId!, Date.now());
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

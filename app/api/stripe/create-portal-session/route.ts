import { requireTeacher } from '@/lib/server/access/find-teacher';
import { createPortal } from '@/lib/server/billing/card/customer-portal';
import { findAddresses } from '@/lib/server/http/addresses';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const POST = route({ session: 'required' }, async ({ request, session, db }) => {
  const teacher = await requireTeacher(db, session);
  await limitRate(db, { action: 'portal', by: teacher.id, max: 60, windowSeconds: 3600 });
  return createPortal(teacher, findAddresses(request));
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

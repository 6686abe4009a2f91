import { requireTeacher } from '@/lib/server/access/find-teacher';
import { endCard } from '@/lib/server/billing/card/end-card';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const POST = route({ session: 'required' }, async ({ session, db }) => {
  const teacher = await requireTeacher(db, session);
  await limitRate(db, { action: 'endCard', by: teacher.id, max: 20, windowSeconds: 3600 });
  await endCard(db, teacher.id);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

import { requireTeacher } from '@/lib/server/access/find-teacher';
import { listReceipts } from '@/lib/server/billing/card/list-receipts';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { limitRate } from '@/lib/server/limits/rate-limit';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  // Each call is one to the payment service.
  await limitRate(db, { action: 'receipts', by: teacher.id, max: 120, windowSeconds: 3600 });
  return listReceipts(teacher, params.teacherId!);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

import { listReceipts } from '@/lib/server/billing/card/list-receipts';
import { route } from '@/lib/server/http/route';
import { limitRate } from '@/lib/server/limits/rate-limit';

export const GET = route({ session: 'teacher' }, async ({ params, teacher, db }) => {
  // Each call is one to the payment service.
  await limitRate(db, { action: 'receipts', by: teacher.id, max: 120, windowSeconds: 3600 });
  return listReceipts(teacher, params.teacherId!);
});

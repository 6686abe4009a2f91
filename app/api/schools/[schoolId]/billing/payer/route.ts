import { updatePayerSchema } from '@/lib/contracts/billing/billing';
import { changePayer } from '@/lib/server/billing/overview/change-payer';
import { route } from '@/lib/server/http/route';
import { limitRate } from '@/lib/server/limits/rate-limit';

export const PUT = route(
  { session: 'teacher', body: updatePayerSchema },
  async ({ params, body, teacher, db }) => {
    await limitRate(db, { action: 'payer', by: teacher.id, max: 30, windowSeconds: 3600 });
    return changePayer(db, teacher, params.schoolId!, body);
  },
);

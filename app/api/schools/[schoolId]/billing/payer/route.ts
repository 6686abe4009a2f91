import { updatePayerSchema } from '@/lib/contracts/billing/billing';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { changePayer } from '@/lib/server/billing/overview/change-payer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { limitRate } from '@/lib/server/limits/rate-limit';

export const PUT = route(
  { session: 'required', body: updatePayerSchema },
  async ({ session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    await limitRate(db, { action: 'payer', by: teacher.id, max: 30, windowSeconds: 3600 });
    return changePayer(db, teacher, params.schoolId!, body);
  },
);

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = otherMethods('PUT');

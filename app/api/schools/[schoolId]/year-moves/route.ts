import { moveYearSchema } from '@/lib/contracts/school/school-year';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { moveYear } from '@/lib/server/school/move-year';
import { readYearProposal } from '@/lib/server/school/year-proposal';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  return readYearProposal(db, teacher, params.schoolId!, Date.now());
});

export const POST = route(
  { session: 'required', body: moveYearSchema, maxBodyBytes: 1_000_000 },
  async ({ session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    await limitRate(db, { action: 'moveYear', by: teacher.id, max: 30, windowSeconds: 3600 });
    return moveYear(db, teacher, params.schoolId!, body, Date.now());
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET', 'POST');

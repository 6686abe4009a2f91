import { moveYearSchema } from '@/lib/contracts/school/school-year';
import { route } from '@/lib/server/http/route';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { moveYear } from '@/lib/server/school/move-year';
import { readYearProposal } from '@/lib/server/school/year-proposal';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  readYearProposal(db, teacher, params.schoolId!, Date.now()),
);

export const POST = route(
  { session: 'teacher', body: moveYearSchema, maxBodyBytes: 1_000_000 },
  async ({ params, body, teacher, db }) => {
    await limitRate(db, { action: 'moveYear', by: teacher.id, max: 30, windowSeconds: 3600 });
    return moveYear(db, teacher, params.schoolId!, body, Date.now());
  },
);

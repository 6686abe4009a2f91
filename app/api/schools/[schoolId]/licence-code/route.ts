import { renewLicenceCodeSchema } from '@/lib/contracts/school/school-settings';
import { route } from '@/lib/server/http/route';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { renewLicenceCode } from '@/lib/server/school/renew-licence-code';

export const POST = route(
  { session: 'teacher', body: renewLicenceCodeSchema },
  async ({ params, body, teacher, db }) => {
    await limitRate(db, { action: 'renewCode', by: teacher.id, max: 30, windowSeconds: 3600 });
    return renewLicenceCode(db, teacher, params.schoolId!, body);
  },
);

import { renewLicenceCodeSchema } from '@/lib/contracts/school/school-settings';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { renewLicenceCode } from '@/lib/server/school/renew-licence-code';

export const POST = route(
  { session: 'required', body: renewLicenceCodeSchema },
  async ({ session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    await limitRate(db, { action: 'renewCode', by: teacher.id, max: 30, windowSeconds: 3600 });
    return renewLicenceCode(db, teacher, params.schoolId!, body);
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

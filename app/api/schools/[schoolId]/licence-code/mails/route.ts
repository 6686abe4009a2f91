import { mailCodeSchema } from '@/lib/contracts/school-settings';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { findAddresses } from '@/lib/server/http/addresses';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { wakeSender } from '@/lib/server/mail/wake-sender';
import { mailLicenceCode } from '@/lib/server/school/mail-licence-code';

export const POST = route(
  { session: 'required', body: mailCodeSchema },
  async ({ request, session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    // At most 300 addresses a day, which no school needs twice.
    const limit = { by: teacher.id, max: 10, windowSeconds: 24 * 3600 };
    await limitRate(db, { action: 'mailCode', ...limit });
    const language = findAddresses(request).locale;
    await mailLicenceCode(db, teacher, params.schoolId!, { ...body, language }, Date.now());
    wakeSender();
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

import { mailCodeSchema } from '@/lib/contracts/school/school-settings';
import { requireConfirmedEmail } from '@/lib/server/access/require-confirmed-email';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { findAddresses } from '@/lib/server/http/addresses';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { wakeSender } from '@/lib/server/mail/wake-sender';
import { mailLicenceCode } from '@/lib/server/school/mail-licence-code';

export const POST = route(
  { session: 'required', body: mailCodeSchema },
  async ({ request, session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    requireConfirmedEmail(session);
    const language = findAddresses(request).locale;
    await mailLicenceCode(db, teacher, params.schoolId!, { ...body, language }, Date.now());
    wakeSender();
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

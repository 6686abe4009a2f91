import { mailCodeSchema } from '@/lib/contracts/school/school-settings';
import { requireConfirmedEmail } from '@/lib/server/access/require-confirmed-email';
import { findAddresses } from '@/lib/server/http/addresses';
import { route } from '@/lib/server/http/route';
import { wakeSender } from '@/lib/server/mail/wake-sender';
import { mailLicenceCode } from '@/lib/server/school/mail-licence-code';

export const POST = route(
  { session: 'teacher', body: mailCodeSchema },
  async ({ request, params, body, session, teacher, db }) => {
    requireConfirmedEmail(session);
    const language = findAddresses(request).locale;
    await mailLicenceCode(db, teacher, params.schoolId!, { ...body, language }, Date.now());
    wakeSender();
  },
);

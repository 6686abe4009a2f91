import { registerTeacherSchema } from '@/lib/contracts/account/teachers';
import { toTeacher } from '@/lib/server/access/find-teacher';
import { readTrialEnd } from '@/lib/server/access/plan-facts';
import { expireAbandonedCheckouts } from '@/lib/server/billing/card/expire-abandoned-checkouts';
import { findAddresses } from '@/lib/server/http/addresses';
import { clientNetwork } from '@/lib/server/http/client-network';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { route } from '@/lib/server/http/route';
import { wakeSender } from '@/lib/server/mail/wake-sender';
import { limitLicenceCodes } from '@/lib/server/school/limit-licence-codes';
import { registerTeacher } from '@/lib/server/school/register-teacher';

export const POST = route(
  { session: 'required', body: registerTeacherSchema },
  async ({ request, session, body, db }) => {
    await limitRate(db, { action: 'register', by: session.uid, max: 20, windowSeconds: 3600 });
    const { locale } = findAddresses(request);
    const register = () => registerTeacher(db, session, body, Date.now(), locale);
    const teacher =
      body.licenceCode === undefined
        ? await register()
        : await limitLicenceCodes(db, session, clientNetwork(request), register);
    wakeSender();
    if (teacher.schoolId) await expireAbandonedCheckouts(db);
    return toTeacher(teacher, await readTrialEnd(db, teacher));
  },
);

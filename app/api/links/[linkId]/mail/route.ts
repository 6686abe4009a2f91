import { mailLinkSchema } from '@/lib/contracts/maps/links';
import { requireConfirmedEmail } from '@/lib/server/access/require-confirmed-email';
import { findAddresses } from '@/lib/server/http/addresses';
import { route } from '@/lib/server/http/route';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { wakeSender } from '@/lib/server/mail/wake-sender';
import { mailLink } from '@/lib/server/maps/share/mail-link';

export const POST = route(
  { session: 'teacher', body: mailLinkSchema },
  async ({ request, params, body, session, teacher, db }) => {
    requireConfirmedEmail(session);
    const limit = { by: teacher.schoolId ?? teacher.id, max: 200, windowSeconds: 24 * 3600 };
    await limitRate(db, { action: 'mailLink', ...limit });
    const language = findAddresses(request).locale;
    await mailLink(db, teacher, params.linkId!, { ...body, language }, Date.now());
    wakeSender();
  },
);

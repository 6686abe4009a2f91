import { createCheckoutSchema } from '@/lib/contracts/billing/checkout';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { createCheckout } from '@/lib/server/billing/card/create-checkout';
import { findAddresses } from '@/lib/server/http/addresses';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: createCheckoutSchema },
  async ({ request, session, body, db }) => {
    const teacher = await requireTeacher(db, session);
    await limitRate(db, { action: 'checkout', by: teacher.id, max: 60, windowSeconds: 3600 });
    return createCheckout(db, teacher, body, findAddresses(request), Date.now());
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

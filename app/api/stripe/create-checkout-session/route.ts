import { createCheckoutSchema } from '@/lib/contracts/billing/checkout';
import { createCheckout } from '@/lib/server/billing/card/create-checkout';
import { findAddresses } from '@/lib/server/http/addresses';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'teacher', body: createCheckoutSchema },
  async ({ request, body, teacher, db }) => {
    await limitRate(db, { action: 'checkout', by: teacher.id, max: 60, windowSeconds: 3600 });
    return createCheckout(db, teacher, body, findAddresses(request), Date.now());
  },
);

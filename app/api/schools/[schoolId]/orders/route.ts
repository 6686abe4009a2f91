import { createOrderSchema } from '@/lib/contracts/billing/orders';
import { orderPlan } from '@/lib/server/billing/orders/order-plan';
import { readOrderOptions } from '@/lib/server/billing/orders/read-order-options';
import { findAddresses } from '@/lib/server/http/addresses';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  readOrderOptions(db, teacher, params.schoolId!, Date.now()),
);

export const POST = route(
  { session: 'teacher', body: createOrderSchema },
  async ({ request, params, body, teacher, db }) => {
    await limitRate(db, { action: 'order', by: teacher.id, max: 30, windowSeconds: 3600 });
    const { locale } = findAddresses(request);
    return orderPlan(db, teacher, params.schoolId!, body, Date.now(), locale);
  },
);

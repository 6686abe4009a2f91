import { createOrderSchema } from '@/lib/contracts/billing/orders';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { orderPlan } from '@/lib/server/billing/orders/order-plan';
import { readOrderOptions } from '@/lib/server/billing/orders/read-order-options';
import { findAddresses } from '@/lib/server/http/addresses';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  return readOrderOptions(db, teacher, params.schoolId!, Date.now());
});

export const POST = route(
  { session: 'required', body: createOrderSchema },
  async ({ request, session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    await limitRate(db, { action: 'order', by: teacher.id, max: 30, windowSeconds: 3600 });
    const { locale } = findAddresses(request);
    return orderPlan(db, teacher, params.schoolId!, body, Date.now(), locale);
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET', 'POST');

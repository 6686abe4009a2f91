import { createPortal } from '@/lib/server/billing/card/customer-portal';
import { findAddresses } from '@/lib/server/http/addresses';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { route } from '@/lib/server/http/route';

export const POST = route({ session: 'teacher' }, async ({ request, teacher, db }) => {
  await limitRate(db, { action: 'portal', by: teacher.id, max: 60, windowSeconds: 3600 });
  return createPortal(teacher, findAddresses(request));
});

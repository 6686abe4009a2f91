import { endCard } from '@/lib/server/billing/card/end-card';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { route } from '@/lib/server/http/route';

export const POST = route({ session: 'teacher' }, async ({ teacher, db }) => {
  await limitRate(db, { action: 'endCard', by: teacher.id, max: 20, windowSeconds: 3600 });
  await endCard(db, teacher.id);
});

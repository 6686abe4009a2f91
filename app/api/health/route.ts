import { checkHealth } from '@/lib/server/http/check-health';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'none' }, async ({ db }) => {
  const health = await checkHealth(db);
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503 });
});

import { checkHealth } from '@/lib/server/database/check-health';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'none', isAlwaysAnswered: true }, async ({ db }) => {
  const health = await checkHealth(db);
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503 });
});

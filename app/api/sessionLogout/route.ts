import { endSession } from '@/lib/server/auth/end-sessions';
import { expiredSessionCookies } from '@/lib/server/auth/session-cookie';
import { route } from '@/lib/server/http/route';

export const POST = route({ session: 'none' }, async ({ request, db }) => {
  await endSession(request, db);
  return Response.json({ status: 'success' }, { headers: expiredSessionCookies(request) });
});

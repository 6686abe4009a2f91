import { endSession } from '@/lib/server/auth/end-sessions';
import { expiredSessionCookies } from '@/lib/server/auth/session-cookie';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const POST = route({ session: 'none' }, async ({ request, db }) => {
  await endSession(request, db);
  return Response.json({ status: 'success' }, { headers: expiredSessionCookies(request) });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

import { expiredSessionCookies } from '@/lib/server/auth/session-cookie';
import { route } from '@/lib/server/http/route';

export const POST = route({ session: 'none' }, ({ request }) => {
  return Response.json({ status: 'success' }, { headers: expiredSessionCookies(request) });
});

export { preflight as OPTIONS } from '@/lib/server/http/preflight';

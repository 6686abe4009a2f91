import { issueCsrfToken } from '@/lib/server/auth/csrf';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'none' }, ({ request }) => {
  const { csrfToken, setCookie } = issueCsrfToken(request);
  return Response.json({ csrfToken }, { headers: { 'Set-Cookie': setCookie } });
});

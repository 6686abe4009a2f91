import { issueCsrfToken } from '@/lib/server/auth/csrf';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'none' }, ({ request }) => {
  const { csrfToken, setCookie } = issueCsrfToken(request);
  return Response.json({ csrfToken }, { headers: { 'Set-Cookie': setCookie } });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

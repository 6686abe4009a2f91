import type { SessionMe } from '@/lib/contracts/account/session';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, ({ session }): SessionMe => {
  return { email: session.email };
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

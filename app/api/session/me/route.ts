import type { SessionMe } from '@/lib/contracts/session';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, ({ session }): SessionMe => {
  return { email: session.email };
});

import type { SessionMe } from '@/lib/contracts/account/session';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, ({ session }): SessionMe => ({
  email: session.email,
}));

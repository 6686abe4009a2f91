import { newPasswordSchema } from '@/lib/contracts/account/session';
import { setNewPassword } from '@/lib/server/auth/set-new-password';
import { clientNetwork } from '@/lib/server/http/client-network';
import { route } from '@/lib/server/http/route';

export const POST = route({ session: 'none', body: newPasswordSchema }, ({ request, body, db }) =>
  setNewPassword(db, { ...body, network: clientNetwork(request) }),
);

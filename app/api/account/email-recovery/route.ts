import { emailRecoverySchema } from '@/lib/contracts/account/account';
import { recoverEmail } from '@/lib/server/auth/recover-email';
import { clientNetwork } from '@/lib/server/http/client-network';
import { route } from '@/lib/server/http/route';

export const POST = route({ session: 'none', body: emailRecoverySchema }, ({ request, body, db }) =>
  recoverEmail(db, { ...body, network: clientNetwork(request) }),
);

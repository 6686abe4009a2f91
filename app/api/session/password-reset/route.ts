import { passwordResetSchema } from '@/lib/contracts/account/session';
import { mayMailReset } from '@/lib/server/auth/may-mail-reset';
import { sendPasswordReset } from '@/lib/server/auth/send-password-reset';
import { clientNetwork } from '@/lib/server/http/client-network';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'none', body: passwordResetSchema },
  async ({ request, body, db }) => {
    const network = clientNetwork(request);
    if (await mayMailReset(db, { email: body.email, network })) await sendPasswordReset(db, body);
  },
);

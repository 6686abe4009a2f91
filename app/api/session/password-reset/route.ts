import { passwordResetSchema } from '@/lib/contracts/session';
import { sendPasswordReset } from '@/lib/server/auth/send-password-reset';
import { clientNetwork } from '@/lib/server/http/client-network';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'none', body: passwordResetSchema },
  async ({ request, body, db }) => {
    const window = { action: 'passwordReset', windowSeconds: 3600 };
    // A whole staff may sign in from one address after the holidays.
    await limitRate(db, { ...window, by: `network ${clientNetwork(request)}`, max: 200 });
    await limitRate(db, { ...window, by: `email ${body.email.toLowerCase()}`, max: 5 });
    await sendPasswordReset(db, body);
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

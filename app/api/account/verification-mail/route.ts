import { verificationMailSchema } from '@/lib/contracts/account/account';
import { sendVerificationMail } from '@/lib/server/auth/send-verification-mail';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: verificationMailSchema },
  async ({ session, body, db }) => {
    if (session.isEmailVerified) return;
    const window = { action: 'verificationMail', windowSeconds: 3600 };
    await limitRate(db, { ...window, by: session.uid, max: 5 });
    await sendVerificationMail(db, session, body.language);
  },
);

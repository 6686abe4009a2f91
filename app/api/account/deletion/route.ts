import { deleteAccountSchema } from '@/lib/contracts/account/account';
import { deleteAccount } from '@/lib/server/account/delete-account';
import { finishDeletions } from '@/lib/server/account/finish-deletions';
import { expiredSessionCookies } from '@/lib/server/auth/session-cookie';
import { verifyFreshIdToken } from '@/lib/server/auth/sign-in';
import { AppError } from '@/lib/server/errors/app-error';
import { route } from '@/lib/server/http/route';
import { limitRate } from '@/lib/server/limits/rate-limit';

export const POST = route(
  { session: 'required', body: deleteAccountSchema },
  async ({ request, session, body, db }) => {
    await limitRate(db, { action: 'deletion', by: session.uid, max: 20, windowSeconds: 3600 });
    const { uid } = await verifyFreshIdToken(body.idToken, Date.now());
    if (uid !== session.uid) throw new AppError('idTokenRejected');
    await deleteAccount(db, uid, body.schoolClasses, Date.now());
    // The account is gone here; what is left elsewhere is retried if it fails.
    await finishDeletions(db, Date.now());
    return Response.json({ status: 'success' }, { headers: expiredSessionCookies(request) });
  },
);

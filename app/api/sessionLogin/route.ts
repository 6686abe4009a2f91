import { sessionLoginSchema } from '@/lib/contracts/account/session';
import { finishDeletions } from '@/lib/server/account/finish-deletions';
import { checkCsrfToken } from '@/lib/server/auth/csrf';
import { sessionCookies } from '@/lib/server/auth/session-cookie';
import { beginSession } from '@/lib/server/auth/sign-in';
import { AppError } from '@/lib/server/errors/app-error';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'none', body: sessionLoginSchema },
  async ({ request, body, db }) => {
    checkCsrfToken(request, body.csrfToken);
    const value = await beginSession(db, request, body.idToken, Date.now()).catch(
      async (error: unknown) => {
        const isDeleted = error instanceof AppError && error.code === 'accountDeleted';
        if (isDeleted) await finishDeletions(db, Date.now());
        throw error;
      },
    );
    return Response.json({ status: 'success' }, { headers: sessionCookies(request, value) });
  },
);

import { requireTeacher } from '@/lib/server/access/find-teacher';
import { toAccount } from '@/lib/server/account/to-account';
import { recheckSession } from '@/lib/server/auth/check-session';
import { AppError } from '@/lib/server/errors/app-error';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

/** Asks the identity provider about the account now, after a mailed link has changed it. */
export const POST = route({ session: 'required' }, async ({ session, db }) => {
  const teacher = await requireTeacher(db, session);
  await limitRate(db, { action: 'accountCheck', by: session.uid, max: 60, windowSeconds: 3600 });
  const checked = await recheckSession(db, session, Date.now());
  if (!checked) throw new AppError('notSignedIn');
  return toAccount(teacher, { ...session, ...checked });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

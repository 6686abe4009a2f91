import { isOwnEmail } from '@/lib/server/auth/own-email';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { listAdmins } from '@/lib/server/school/list-admins';

/** Answers for the session's own address only, so that nobody can test which addresses exist. */
export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  return isOwnEmail(session, params.email) ? listAdmins(db, session) : [];
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

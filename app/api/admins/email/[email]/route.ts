import { isOwnEmail } from '@/lib/server/auth/own-email';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { listAdmins } from '@/lib/server/school/list-admins';

/** Answers only for the session's own address, so that the existence of an address is not revealed. */
export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  return isOwnEmail(session, params.email) ? listAdmins(db, session) : [];
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

import { isOwnEmail } from '@/lib/server/auth/own-email';
import { route } from '@/lib/server/http/route';
import { listAdmins } from '@/lib/server/school/list-admins';

/** Answers only for the session's own address, so that the existence of an address is not revealed. */
export const GET = route({ session: 'required' }, ({ session, params, db }) =>
  isOwnEmail(session, params.email) ? listAdmins(db, session) : [],
);

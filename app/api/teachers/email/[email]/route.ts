import type { Teacher } from '@/lib/contracts/account/teachers';
import { findTeacher, toTeacher } from '@/lib/server/access/find-teacher';
import { readTrialEnd } from '@/lib/server/access/plan-facts';
import { isOwnEmail } from '@/lib/server/auth/own-email';
import { route } from '@/lib/server/http/route';

/** Answers only for the session's own address, so that the existence of an address is not revealed. */
export const GET = route(
  { session: 'required' },
  async ({ session, params, db }): Promise<Teacher[]> => {
    const teacher = isOwnEmail(session, params.email) ? await findTeacher(db, session) : undefined;
    return teacher ? [toTeacher(teacher, await readTrialEnd(db, teacher))] : [];
  },
);

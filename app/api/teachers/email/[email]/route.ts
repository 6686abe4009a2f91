import type { Teacher } from '@/lib/contracts/teachers';
import { findTeacher, toTeacher } from '@/lib/server/access/find-teacher';
import { isOwnEmail } from '@/lib/server/auth/own-email';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

/** Answers for the session's own address only, so that nobody can test which addresses exist. */
export const GET = route(
  { session: 'required' },
  async ({ session, params, db }): Promise<Teacher[]> => {
    const teacher = isOwnEmail(session, params.email) ? await findTeacher(db, session) : undefined;
    return teacher ? [toTeacher(teacher)] : [];
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

import type { Teacher } from '@/lib/contracts/teachers';
import { findTeacher, presentTeacher } from '@/lib/server/access/find-teacher';
import { route } from '@/lib/server/http/route';

/** Answers for the session's own address only, so that nobody can test which addresses exist. */
export const GET = route(
  { session: 'required' },
  async ({ session, params, db }): Promise<Teacher[]> => {
    const isOwn = params.email?.toLowerCase() === session.email.toLowerCase();
    const teacher = isOwn ? await findTeacher(db, session) : undefined;
    return teacher ? [presentTeacher(teacher)] : [];
  },
);

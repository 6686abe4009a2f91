import type { Teacher } from '@/lib/contracts/teachers';
import { route } from '@/lib/server/http/route';
import { findTeacher, presentTeacher } from '@/lib/server/school/find-teacher';

/** Answers for the session's own address only, so that nobody can test which addresses exist. */
export const GET = route(
  { session: 'required' },
  async ({ session, params, db }): Promise<Teacher[]> => {
    const isOwn = params.email?.toLowerCase() === session.email.toLowerCase();
    const teacher = isOwn ? await findTeacher(db, session) : undefined;
    return teacher ? [presentTeacher(teacher)] : [];
  },
);

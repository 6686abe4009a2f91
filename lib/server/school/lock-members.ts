import 'server-only';
import { z } from 'zod';
import type { Queryable } from '@/lib/db/client';
import { lockSchoolOfAdmin, type SchoolRow } from '@/lib/server/access/find-school';
import { lockTeachers, type TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';

export async function lockMembers(
  tx: Queryable,
  admin: TeacherRow,
  schoolId: string,
  memberIds: readonly string[],
): Promise<{ school: SchoolRow; members: TeacherRow[] }> {
  const ids = memberIds.map((id) => id.toLowerCase());
  if (!ids.every((id) => z.uuid().safeParse(id).success)) throw new AppError('notFound');
  const locked = await lockTeachers(tx, [admin.id, ...ids]);
  const school = await lockSchoolOfAdmin(tx, admin, schoolId);
  const members = ids.map((id) => {
    const member = locked.find((row) => row.id === id);
    if (member?.schoolId !== school.id) throw new AppError('notFound');
    return member;
  });
  return { school, members };
}

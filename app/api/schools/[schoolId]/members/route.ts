import { searchSchema } from '@/lib/contracts/search';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { readCursor } from '@/lib/server/database/page-cursor';
import { AppError } from '@/lib/server/errors/app-error';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { listMembers } from '@/lib/server/school/list-members';

export const GET = route({ session: 'required' }, async ({ request, session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  const search = searchSchema.safeParse(new URL(request.url).searchParams.get('search') ?? '');
  if (!search.success) throw new AppError('invalidRequest');
  const after = readCursor(request.url);
  return listMembers(db, teacher, params.schoolId!, { search: search.data, after });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

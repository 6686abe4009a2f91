import { searchSchema } from '@/lib/contracts/search';
import { readCursor } from '@/lib/server/database/page-cursor';
import { AppError } from '@/lib/server/errors/app-error';
import { route } from '@/lib/server/http/route';
import { listMembers } from '@/lib/server/school/list-members';

export const GET = route({ session: 'teacher' }, async ({ request, params, teacher, db }) => {
  const search = searchSchema.safeParse(new URL(request.url).searchParams.get('search') ?? '');
  if (!search.success) throw new AppError('invalidRequest');
  const after = readCursor(request.url);
  return listMembers(db, teacher, params.schoolId!, { search: search.data, after });
});

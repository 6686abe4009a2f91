import { searchSchema } from '@/lib/contracts/search';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { listArchivedClasses } from '@/lib/server/classes/list-archived-classes';

export const GET = route({ session: 'required' }, async ({ request, session, db }) => {
  const teacher = await requireTeacher(db, session);
  const asked = new URL(request.url).searchParams.get('search') ?? '';
  const search = searchSchema.safeParse(asked);
  if (!search.success) throw new AppError('invalidRequest');
  return listArchivedClasses(db, teacher, search.data);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

import { searchSchema } from '@/lib/contracts/search';
import { AppError } from '@/lib/server/errors/app-error';
import { route } from '@/lib/server/http/route';
import { listArchivedClasses } from '@/lib/server/classes/list-archived-classes';

export const GET = route({ session: 'teacher' }, async ({ request, teacher, db }) => {
  const asked = new URL(request.url).searchParams.get('search') ?? '';
  const search = searchSchema.safeParse(asked);
  if (!search.success) throw new AppError('invalidRequest');
  return listArchivedClasses(db, teacher, search.data);
});

import { listOwnerlessClasses } from '@/lib/server/classes/list-ownerless-classes';
import { readCursor } from '@/lib/server/database/page-cursor';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'teacher' }, ({ request, params, teacher, db }) =>
  listOwnerlessClasses(db, teacher, params.schoolId!, readCursor(request.url)),
);

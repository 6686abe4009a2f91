import { readCursor } from '@/lib/server/database/page-cursor';
import { route } from '@/lib/server/http/route';
import { listRemovals } from '@/lib/server/school/list-removals';

export const GET = route({ session: 'teacher' }, ({ request, params, teacher: admin, db }) =>
  listRemovals(db, admin, params.schoolId!, readCursor(request.url)),
);

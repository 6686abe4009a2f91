import { readCursor } from '@/lib/server/database/page-cursor';
import { route } from '@/lib/server/http/route';
import { listActivity } from '@/lib/server/school/activity-log';

export const GET = route({ session: 'teacher' }, ({ request, params, teacher, db }) =>
  listActivity(db, teacher, params.schoolId!, readCursor(request.url)),
);

import { route } from '@/lib/server/http/route';
import { undoYear } from '@/lib/server/school/undo-year';

export const POST = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  undoYear(db, teacher, params.schoolId!, params.moveId!, Date.now()),
);

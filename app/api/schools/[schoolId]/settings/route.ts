import { route } from '@/lib/server/http/route';
import { readSettings } from '@/lib/server/school/school-settings';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  readSettings(db, teacher, params.schoolId!),
);

import { archiveClassSchema } from '@/lib/contracts/classes/classes';
import { route } from '@/lib/server/http/route';
import { archiveClass } from '@/lib/server/classes/archive-class';

export const PUT = route(
  { session: 'teacher', body: archiveClassSchema },
  ({ params, body, teacher, db }) => archiveClass(db, teacher, params.classId!, body, Date.now()),
);

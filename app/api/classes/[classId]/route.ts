import { updateClassSchema } from '@/lib/contracts/classes/classes';
import { route } from '@/lib/server/http/route';
import { deleteClass } from '@/lib/server/classes/delete-class';
import { openClass } from '@/lib/server/classes/read-class';
import { updateClass } from '@/lib/server/classes/update-class';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  openClass(db, teacher, params.classId!, Date.now()),
);

export const PUT = route(
  { session: 'teacher', body: updateClassSchema, maxBodyBytes: 200_000 },
  ({ params, body, teacher, db }) => updateClass(db, teacher, params.classId!, body, Date.now()),
);

export const DELETE = route({ session: 'teacher' }, async ({ params, teacher, db }) => {
  await deleteClass(db, teacher, params.classId!);
});

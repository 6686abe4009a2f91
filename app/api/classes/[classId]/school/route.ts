import { route } from '@/lib/server/http/route';
import { giveClass } from '@/lib/server/school/give-classes';

/** `PUT /classes/{id}/school`: moves a class that only its owner sees to the owner's school. */
export const PUT = route({ session: 'teacher' }, async ({ params, teacher, db }) => {
  await giveClass(db, teacher, params.classId!);
  return undefined;
});

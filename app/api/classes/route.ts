import { createClassSchema } from '@/lib/contracts/classes';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { createClass } from '@/lib/server/classes/create-class';
import { listClasses } from '@/lib/server/classes/list-classes';

export const GET = route({ session: 'required' }, async ({ session, db }) => {
  return listClasses(db, await requireTeacher(db, session));
});

export const POST = route(
  { session: 'required', body: createClassSchema },
  async ({ session, body, db }) => {
    return createClass(db, await requireTeacher(db, session), body, Date.now());
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET', 'POST');

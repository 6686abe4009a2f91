import { requireTeacher } from '@/lib/server/access/find-teacher';
import { readDeparture } from '@/lib/server/account/read-departure';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, async ({ session, db }) =>
  readDeparture(db, await requireTeacher(db, session), Date.now()),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

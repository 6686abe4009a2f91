import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { deleteMap } from '@/lib/server/seating/delete-map';
import { readMap } from '@/lib/server/seating/read-map';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  return readMap(db, await requireTeacher(db, session), params.mapId!);
});

export const DELETE = route({ session: 'required' }, async ({ session, params, db }) => {
  await deleteMap(db, await requireTeacher(db, session), params.mapId!);
});

export const { POST, PUT, PATCH, OPTIONS } = otherMethods('GET', 'DELETE');

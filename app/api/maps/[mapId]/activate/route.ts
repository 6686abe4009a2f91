import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { activateMap } from '@/lib/server/maps/activate-map';

export const POST = route({ session: 'required' }, async ({ session, params, db }) => {
  return activateMap(db, await requireTeacher(db, session), params.mapId!);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

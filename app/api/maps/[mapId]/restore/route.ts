import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { restoreMap } from '@/lib/server/maps/restore-map';

export const POST = route({ session: 'required' }, async ({ session, params, db }) => {
  return restoreMap(db, await requireTeacher(db, session), params.mapId!);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

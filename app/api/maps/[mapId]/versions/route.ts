import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { listMapVersions } from '@/lib/server/maps/map-versions';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  return listMapVersions(db, await requireTeacher(db, session), params.mapId!);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

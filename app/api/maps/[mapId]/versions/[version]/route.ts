import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { readMapVersion } from '@/lib/server/maps/map-versions';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  return readMapVersion(db, teacher, params.mapId!, params.version!);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

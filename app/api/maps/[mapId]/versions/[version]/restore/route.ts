import { restoreVersionSchema } from '@/lib/contracts/maps/maps';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { limitSaving } from '@/lib/server/maps/limit-maps';
import { restoreMapVersion } from '@/lib/server/maps/map-versions';

export const POST = route(
  { session: 'required', body: restoreVersionSchema },
  async ({ session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    await limitSaving(db, teacher);
    const { mapId, version } = params;
    return restoreMapVersion(db, teacher, mapId!, version!, body.version, Date.now());
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');

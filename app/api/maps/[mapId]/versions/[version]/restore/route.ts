import { restoreVersionSchema } from '@/lib/contracts/maps/maps';
import { route } from '@/lib/server/http/route';
import { limitSaving } from '@/lib/server/maps/limit-maps';
import { restoreMapVersion } from '@/lib/server/maps/map-versions';

export const POST = route(
  { session: 'teacher', body: restoreVersionSchema },
  async ({ params, body, teacher, db }) => {
    await limitSaving(db, teacher);
    const { mapId, version } = params;
    return restoreMapVersion(db, teacher, mapId!, version!, body.version, Date.now());
  },
);

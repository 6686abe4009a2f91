import { route } from '@/lib/server/http/route';
import { readMapVersion } from '@/lib/server/maps/map-versions';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  readMapVersion(db, teacher, params.mapId!, params.version!),
);

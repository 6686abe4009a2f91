import { route } from '@/lib/server/http/route';
import { listMapVersions } from '@/lib/server/maps/map-versions';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  listMapVersions(db, teacher, params.mapId!),
);

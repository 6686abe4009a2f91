import { route } from '@/lib/server/http/route';
import { restoreMap } from '@/lib/server/maps/restore-map';

export const POST = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  restoreMap(db, teacher, params.mapId!),
);

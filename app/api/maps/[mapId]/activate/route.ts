import { route } from '@/lib/server/http/route';
import { activateMap } from '@/lib/server/maps/activate-map';

export const POST = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  activateMap(db, teacher, params.mapId!),
);

import { putAbsenceSchema } from '@/lib/contracts/maps/maps';
import { route } from '@/lib/server/http/route';
import { limitAbsences } from '@/lib/server/maps/limit-maps';
import { listAbsences, putAbsence } from '@/lib/server/maps/map-absences';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  listAbsences(db, teacher, params.mapId!, params.day!, Date.now()),
);

export const PUT = route(
  { session: 'teacher', body: putAbsenceSchema },
  async ({ params, body, teacher, db }) => {
    await limitAbsences(db, teacher);
    return putAbsence(db, teacher, params.mapId!, params.day!, body, Date.now());
  },
);

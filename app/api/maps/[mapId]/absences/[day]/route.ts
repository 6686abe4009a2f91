import { putAbsenceSchema } from '@/lib/contracts/maps/maps';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { limitAbsences } from '@/lib/server/maps/limit-maps';
import { listAbsences, putAbsence } from '@/lib/server/maps/map-absences';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  return listAbsences(db, teacher, params.mapId!, params.day!, Date.now());
});

export const PUT = route(
  { session: 'required', body: putAbsenceSchema },
  async ({ session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    await limitAbsences(db, teacher);
    return putAbsence(db, teacher, params.mapId!, params.day!, body, Date.now());
  },
);

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods('GET', 'PUT');

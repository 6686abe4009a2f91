import { saveMapSchema } from '@/lib/contracts/maps';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { limitSaving } from '@/lib/server/seating/limit-maps';
import { listHistory } from '@/lib/server/seating/list-history';
import { saveMap } from '@/lib/server/seating/save-map';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  return listHistory(db, await requireTeacher(db, session), params.classId!);
});

export const POST = route(
  { session: 'required', body: saveMapSchema, maxBodyBytes: 1_000_000 },
  async ({ session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    await limitSaving(db, teacher);
    return saveMap(db, teacher, params.classId!, body, Date.now());
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET', 'POST');

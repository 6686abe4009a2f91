import { saveMapSchema } from '@/lib/contracts/maps/maps';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { limitSaving } from '@/lib/server/maps/limit-maps';
import { listHistory } from '@/lib/server/maps/list-history';
import { saveMap } from '@/lib/server/maps/save-map';

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

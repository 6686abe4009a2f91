import { saveMapSchema } from '@/lib/contracts/maps/maps';
import { route } from '@/lib/server/http/route';
import { limitSaving } from '@/lib/server/maps/limit-maps';
import { listHistory } from '@/lib/server/maps/list-history';
import { saveMap } from '@/lib/server/maps/save-map';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  listHistory(db, teacher, params.classId!),
);

export const POST = route(
  { session: 'teacher', body: saveMapSchema, maxBodyBytes: 1_000_000 },
  async ({ params, body, teacher, db }) => {
    await limitSaving(db, teacher);
    return saveMap(db, teacher, params.classId!, body, Date.now());
  },
);

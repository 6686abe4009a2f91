import { changeMapSchema, renameMapSchema } from '@/lib/contracts/maps/maps';
import { route } from '@/lib/server/http/route';
import { changeMap } from '@/lib/server/maps/change-map';
import { deleteMap } from '@/lib/server/maps/delete-map';
import { limitSaving } from '@/lib/server/maps/limit-maps';
import { openMap } from '@/lib/server/maps/read-map';
import { renameMap } from '@/lib/server/maps/rename-map';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  openMap(db, teacher, params.mapId!, Date.now()),
);

export const PUT = route(
  { session: 'teacher', body: changeMapSchema, maxBodyBytes: 1_000_000 },
  async ({ params, body, teacher, db }) => {
    await limitSaving(db, teacher);
    return changeMap(db, teacher, params.mapId!, body, Date.now());
  },
);

export const PATCH = route(
  { session: 'teacher', body: renameMapSchema },
  ({ params, body, teacher, db }) => renameMap(db, teacher, params.mapId!, body.name),
);

export const DELETE = route({ session: 'teacher' }, async ({ params, teacher, db }) => {
  await deleteMap(db, teacher, params.mapId!, Date.now());
});

import { changeMapSchema, renameMapSchema } from '@/lib/contracts/maps/maps';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { changeMap } from '@/lib/server/maps/change-map';
import { deleteMap } from '@/lib/server/maps/delete-map';
import { limitSaving } from '@/lib/server/maps/limit-maps';
import { openMap } from '@/lib/server/maps/read-map';
import { renameMap } from '@/lib/server/maps/rename-map';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  return openMap(db, teacher, params.mapId!, Date.now());
});

export const PUT = route(
  { session: 'required', body: changeMapSchema, maxBodyBytes: 1_000_000 },
  async ({ session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    await limitSaving(db, teacher);
    return changeMap(db, teacher, params.mapId!, body, Date.now());
  },
);

export const PATCH = route(
  { session: 'required', body: renameMapSchema },
  async ({ session, params, body, db }) => {
    return renameMap(db, await requireTeacher(db, session), params.mapId!, body.name);
  },
);

export const DELETE = route({ session: 'required' }, async ({ session, params, db }) => {
  await deleteMap(db, await requireTeacher(db, session), params.mapId!, Date.now());
});

export const { POST, OPTIONS } = otherMethods('GET', 'PUT', 'PATCH', 'DELETE');

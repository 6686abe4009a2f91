import { updateRoomSchema } from '@/lib/contracts/rooms/rooms';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { deleteRoom } from '@/lib/server/rooms/delete-room';
import { readRoom } from '@/lib/server/rooms/read-room';
import { updateRoom } from '@/lib/server/rooms/update-room';

export const GET = route({ session: 'required' }, async ({ session, params, db }) => {
  return readRoom(db, await requireTeacher(db, session), params.roomId!);
});

export const PUT = route(
  { session: 'required', body: updateRoomSchema, maxBodyBytes: 200_000 },
  async ({ session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    return updateRoom(db, teacher, params.roomId!, body, Date.now());
  },
);

export const DELETE = route({ session: 'required' }, async ({ session, params, db }) => {
  await deleteRoom(db, await requireTeacher(db, session), params.roomId!);
});

export const { POST, PATCH, OPTIONS } = otherMethods('GET', 'PUT', 'DELETE');

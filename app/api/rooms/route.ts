import { createRoomSchema } from '@/lib/contracts/rooms/rooms';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { createRoom } from '@/lib/server/rooms/create-room';
import { listRooms } from '@/lib/server/rooms/list-rooms';

export const GET = route({ session: 'required' }, async ({ session, db }) => {
  return listRooms(db, await requireTeacher(db, session));
});

export const POST = route(
  { session: 'required', body: createRoomSchema, maxBodyBytes: 200_000 },
  async ({ session, body, db }) => {
    return createRoom(db, await requireTeacher(db, session), body, Date.now());
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET', 'POST');

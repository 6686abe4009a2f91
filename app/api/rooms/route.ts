import { createRoomSchema } from '@/lib/contracts/rooms/rooms';
import { route } from '@/lib/server/http/route';
import { createRoom } from '@/lib/server/rooms/create-room';
import { listRooms } from '@/lib/server/rooms/list-rooms';

export const GET = route({ session: 'teacher' }, ({ teacher, db }) => listRooms(db, teacher));

export const POST = route(
  { session: 'teacher', body: createRoomSchema, maxBodyBytes: 200_000 },
  ({ body, teacher, db }) => createRoom(db, teacher, body, Date.now()),
);

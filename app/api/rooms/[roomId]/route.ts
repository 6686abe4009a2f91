import { updateRoomSchema } from '@/lib/contracts/rooms/rooms';
import { route } from '@/lib/server/http/route';
import { deleteRoom } from '@/lib/server/rooms/delete-room';
import { readRoom } from '@/lib/server/rooms/read-room';
import { updateRoom } from '@/lib/server/rooms/update-room';

export const GET = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  readRoom(db, teacher, params.roomId!),
);

export const PUT = route(
  { session: 'teacher', body: updateRoomSchema, maxBodyBytes: 200_000 },
  ({ params, body, teacher, db }) => updateRoom(db, teacher, params.roomId!, body, Date.now()),
);

export const DELETE = route({ session: 'teacher' }, async ({ params, teacher, db }) => {
  await deleteRoom(db, teacher, params.roomId!);
});

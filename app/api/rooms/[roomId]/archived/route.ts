import { archiveRoomSchema } from '@/lib/contracts/rooms/rooms';
import { route } from '@/lib/server/http/route';
import { archiveRoom } from '@/lib/server/rooms/archive-room';

export const PUT = route(
  { session: 'teacher', body: archiveRoomSchema },
  ({ params, body, teacher, db }) =>
    archiveRoom(db, teacher, params.roomId!, body.archived, Date.now()),
);

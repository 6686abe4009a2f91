import { copyRoomSchema } from '@/lib/contracts/rooms/rooms';
import { route } from '@/lib/server/http/route';
import { copyRoom } from '@/lib/server/rooms/copy-room';

export const POST = route(
  { session: 'teacher', body: copyRoomSchema },
  ({ params, body, teacher, db }) => copyRoom(db, teacher, params.roomId!, body, Date.now()),
);
